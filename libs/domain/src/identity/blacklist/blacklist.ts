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

export const entryMoves = defineTransitions<EntryState>()(
  'blacklist',
  {
    active: 'Blokir ini masih berlaku.',
    lifted: 'Blokir ini sudah dicabut.',
    expired: 'Blokir ini sudah berakhir.',
  },
  {
    active: { lift: { to: 'lifted', by: ['admin'] }, expire: { to: 'expired', by: ['system'] } },
    lifted: {},
    expired: {},
  },
);

/** `lapse`: the entry has ended, so nothing is left to decide. */
export const appealMoves = defineTransitions<AppealState>()(
  'appeal',
  {
    waiting: 'Keberatan ini masih menunggu keputusan.',
    accepted: 'Keberatan ini sudah diterima.',
    refused: 'Keberatan ini sudah ditolak.',
    lapsed: 'Keberatan ini sudah gugur karena blokirnya berakhir.',
  },
  {
    waiting: {
      'accept-appeal': { to: 'accepted', by: ['admin'] },
      'refuse-appeal': { to: 'refused', by: ['admin'] },
      lapse: { to: 'lapsed', by: ['admin', 'system'] },
    },
    accepted: {},
    refused: {},
    lapsed: {},
  },
);

export const HINT_STATES = ['waiting', 'blocked', 'dismissed', 'lapsed'] as const;
export type HintState = (typeof HINT_STATES)[number];

/** A customer who may be the one whom an entry means. `lapse`: the entry has ended, or blocks the customer by a sure match. */
export const hintMoves = defineTransitions<HintState>()(
  'hint',
  {
    waiting: 'Dugaan ini masih menunggu keputusan.',
    blocked: 'Dugaan ini sudah diblokir.',
    dismissed: 'Dugaan ini sudah diabaikan.',
    lapsed: 'Dugaan ini sudah tidak berlaku.',
  },
  {
    waiting: {
      block: { to: 'blocked', by: ['admin'] },
      dismiss: { to: 'dismissed', by: ['admin'] },
      lapse: { to: 'lapsed', by: ['system'] },
    },
    blocked: {},
    dismissed: {},
    lapsed: {},
  },
);

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

/** Whether an appeal may be sent now. */
export function mayAppeal(last: LastAppeal | null, now: Date): boolean {
  const from = appealFrom(last, now);
  return from !== null && from <= now;
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
