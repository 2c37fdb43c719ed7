import type { SeatRole } from '../../../catalogue/plan-family.js';
import type { Ender } from '../../../sales/orders/ended-early.js';
import { type RefundSeen, refundsText } from '../../../sales/refunds/refund-words.js';
import { BOUGHT_ALREADY, HOST_OWES_NOTHING, NO_REST, REST_STAYS, SERIES_STAYS } from './leaving.js';

export interface EndedSeat {
  role: SeatRole;
  /** The last move of its history; what goes back for it is never before. */
  end: { at: Date; by: string; why: string };
  /** It was in use then; else waiting, or its paid time was over. */
  wasActive: boolean;
  /** It has had a login or an invitation: its paid time has begun. */
  hadAccess: boolean;
  /** It had a voucher of a series. */
  withVoucher: boolean;
  isPaid: boolean;
  groupClosedAt: Date | null;
  /** Those of its order that were not called off. */
  refunds: (RefundSeen & { requestedAt: string })[];
}
export interface SeatEnd {
  at: Date;
  by: Ender;
  /** Null: that its owner has ended it says all. */
  why: string | null;
  /** What becomes of the money. */
  money: string;
}

/** When, why and with what money a seat has ended; one rule for every page. docs/rules/groups.md#seat-states */
export function seatEnd(seat: EndedSeat): SeatEnd {
  const { at, why } = seat.end;
  const by = enderOf(seat);
  return { at, by, why: by === 'member' ? null : why, money: moneyOf(seat, by) };
}

function enderOf({ end: { at, by }, groupClosedAt }: EndedSeat): Ender {
  if (by === 'customer') return 'member';
  if (by === 'system') return 'rule';
  return groupClosedAt !== null && isTogether(at, groupClosedAt) ? 'group' : 'shop';
}

function moneyOf({ role, end, wasActive, hadAccess, withVoucher, isPaid, refunds }: EndedSeat, by: Ender): string {
  const back = refunds.filter(({ requestedAt }) => new Date(requestedAt) >= end.at);
  if (back.length > 0) return refundsText(back);
  if (role === 'host') return wasActive ? HOST_COUNTED : HOST_OWES_NOTHING;
  if (!isPaid) return 'Belum ada yang dibayar, jadi tidak ada uang yang kembali.';
  if (by === 'group') return 'Tidak ada hari berbayar yang tersisa, jadi tidak ada uang yang kembali.';
  if (by === 'rule' || !wasActive) return NO_REST;
  if (withVoucher) return SERIES_STAYS;
  return hadAccess ? REST_STAYS : BOUGHT_ALREADY;
}

const HOST_COUNTED = 'Penggantianmu dihitung sampai hari itu.';
/** A closed group and the ends of its seats are written one after the other, at most this far apart; what ended earlier was ended by itself. */
const CLOSING_TAKES_MS = 5_000;
const isTogether = (at: Date, closedAt: Date): boolean => at.getTime() >= closedAt.getTime() - CLOSING_TAKES_MS;
