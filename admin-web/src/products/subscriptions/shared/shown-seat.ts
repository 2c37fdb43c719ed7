import { isPrepared } from '#domain/products/subscriptions/accounts/seat-state';

/** What a chip shows of a seat: active is only what can be used, as in the shop. docs/rules/groups.md#seat-states */
export const shownSeat = (seat: { status: number; hasAccess: boolean }): number | 'prepared' =>
  isPrepared(seat) ? 'prepared' : seat.status;
