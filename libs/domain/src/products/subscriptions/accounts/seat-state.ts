import { ACCOUNT_STATUS, type AccountStatusCode } from './account-status.js';
import { hostWaitOf } from './host-wait.js';

/** What a seat is for its owner, in one word of Indonesian; the fixed label of its status stands beside it. docs/rules/groups.md#seat-states */
export const SEAT_STATES = [
  'ordered',
  'checked',
  'waiting',
  'forHost',
  'action',
  'prepared',
  'active',
  'ended',
] as const;
export type SeatState = (typeof SEAT_STATES)[number];

export const SEAT_STATE_WORD: Record<SeatState, string> = {
  ordered: 'Dipesan',
  checked: 'Dicek',
  waiting: 'Menunggu grup',
  forHost: 'Menunggu host',
  action: 'Perlu tindakan',
  prepared: 'Disiapkan',
  active: 'Aktif',
  ended: 'Berakhir',
};

const OF_STATUS: Record<AccountStatusCode, SeatState | null> = {
  [ACCOUNT_STATUS.registered]: 'ordered',
  [ACCOUNT_STATUS.waitingForConfirmation]: 'checked',
  [ACCOUNT_STATUS.active]: 'active',
  [ACCOUNT_STATUS.pending]: 'waiting',
  [ACCOUNT_STATUS.cancelled]: 'ended',
  [ACCOUNT_STATUS.refunded]: null,
  [ACCOUNT_STATUS.waitingForFollowUp]: 'action',
};

/**
 * Active is only what can be used: until its access was given, an active seat is prepared. `status`: the code of the account. Null: it is
 * shown empty, or there is no such status.
 */
export function seatStateOf(status: number, hasAccess = true): SeatState | null {
  const state = OF_STATUS[status as AccountStatusCode] ?? null;
  return state === 'active' && !hasAccess ? 'prepared' : state;
}

/** The same with what the seat waits for (`why`): a paid one that its host has to do something for promises no access. */
export function ownedSeatState(seat: { status: number; hasAccess: boolean; why?: string | null }): SeatState | null {
  const state = seatStateOf(seat.status, seat.hasAccess);
  return (state === 'waiting' || state === 'prepared') && hostWaitOf(seat.why) ? 'forHost' : state;
}

/** The seat is active and its login or invitation was not given yet: nothing can be used, and nothing is asked of its owner. */
export const isPrepared = ({ status, hasAccess }: { status: number; hasAccess: boolean }): boolean =>
  seatStateOf(status, hasAccess) === 'prepared';

/** The word of a status, by default where nothing is known of the access; empty: it is shown empty. */
export const statusWordOf = (status: number, hasAccess = true): string => {
  const state = seatStateOf(status, hasAccess);
  return state ? SEAT_STATE_WORD[state] : '';
};

/** What is known of how a seat can be used. */
export interface SeatUse {
  role: string;
  /** Of a plan that comes with a voucher: that is what is used. */
  withVoucher: boolean;
  /** The login or invitation of a regular seat; null: none was given. */
  access: { dueAt: Date | null; confirmedAt: Date | null } | null;
  /** Its member says that there is none, and the group that should share a login has none. */
  isClaimedMissing: boolean;
}

/**
 * Whether an active seat can be used. A host has bought, and needs no access; an access that neither waits nor was confirmed is that of a
 * group before, and one that is claimed while the group has no login is gone. docs/rules/claims.md#confirmation
 */
export const hasAccess = ({ role, withVoucher, access, isClaimedMissing }: SeatUse): boolean =>
  role === 'host' ||
  withVoucher ||
  (!isClaimedMissing && access !== null && (access.dueAt !== null || access.confirmedAt !== null));
