import { normalisePhone } from '../../platform/phone.js';
import { DomainError } from '../../platform/domain-error.js';
import { daysAfter } from '../../platform/durations.js';
import { defineTransitions } from '../../platform/transitions.js';

export const ENTRY_STATES = ['active', 'lifted', 'expired'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];
export const APPEAL_STATES = ['waiting', 'accepted', 'refused', 'lapsed'] as const;
export type AppealState = (typeof APPEAL_STATES)[number];
export const BLACKLIST_KEY_KINDS = ['phone', 'email', 'device'] as const;
export type BlacklistKeyKind = (typeof BLACKLIST_KEY_KINDS)[number];
export interface BlacklistKey {
  kind: BlacklistKeyKind;
  value: string;
}

export const entryMoves = defineTransitions<EntryState>()('blacklist', {
  active: { lift: { to: 'lifted', by: ['admin'] }, expire: { to: 'expired', by: ['system'] } },
  lifted: {},
  expired: {},
});

/** `lapse`: the entry has ended, so nothing is left to decide. */
export const appealMoves = defineTransitions<AppealState>()('appeal', {
  waiting: {
    'accept-appeal': { to: 'accepted', by: ['admin'] },
    'refuse-appeal': { to: 'refused', by: ['admin'] },
    lapse: { to: 'lapsed', by: ['admin', 'system'] },
  },
  accepted: {},
  refused: {},
  lapsed: {},
});

/** Days after a refusal until another appeal may be sent. */
export const APPEAL_AGAIN_DAYS = 7;

export interface LastAppeal {
  state: string;
  answeredAt: Date | null;
}

/** The moment from which an appeal may be sent; null while one is waiting. */
export function appealFrom(last: LastAppeal | null, now: Date): Date | null {
  if (!last?.answeredAt) return last ? null : now;
  return daysAfter(last.answeredAt, APPEAL_AGAIN_DAYS);
}

/** @throws DomainError while an appeal is waiting, or too soon after a refusal. */
export function requireMayAppeal(last: LastAppeal | null, now: Date): void {
  const from = appealFrom(last, now);
  if (!from) throw new DomainError('APPEAL_WAITING', 'Bandingmu sudah kami terima dan sedang kami baca.');
  if (from > now)
    throw new DomainError(
      'APPEAL_TOO_SOON',
      `Banding bisa dikirim lagi ${APPEAL_AGAIN_DAYS} hari setelah jawaban kami.`,
    );
}

/** Older clients send this instead of an id, so it identifies no device. */
const NO_DEVICE = 'unknown';

/** The normalised keys by which a person is matched with blacklist entries, without missing ones. */
export function keysOf(person: {
  phoneNumber?: string | null;
  email?: string | null;
  deviceIds?: readonly (string | null | undefined)[];
}): BlacklistKey[] {
  const keys: [BlacklistKeyKind, string | null | undefined][] = [
    ['phone', normalisePhone(person.phoneNumber ?? '')],
    ['email', person.email?.trim().toLowerCase()],
    ...(person.deviceIds ?? []).map((id): ['device', string | undefined] => ['device', id?.trim()]),
  ];
  const seen = new Set<string>([`device ${NO_DEVICE}`]);
  return keys.flatMap(([kind, value]) => {
    if (!value || seen.has(`${kind} ${value}`)) return [];
    seen.add(`${kind} ${value}`);
    return [{ kind, value }];
  });
}
