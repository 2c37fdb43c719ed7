import { DomainError } from '../../../platform/domain-error.js';
import { type Sen, ZERO_SEN, addSen } from '../../../platform/sen.js';
import type { SeatRole } from '../../../catalogue/plan-family.js';
import type { OrderStatus } from '../../../sales/orders/order-status.js';
import { type AccountStatus, accountMoves } from '../accounts/account-status.js';
import { type ReimbursedCycle, givingBack } from '../hosts/giving-back.js';
import type { Period } from '../periods/period.js';
import { partOf, unusedBesideCode, unusedOfPeriod } from '../periods/unused-days.js';

/** A paid invoice and its period; null: the seat was not active yet, or its plan has none. Amount: what can still be given back. */
export interface PaidInvoice {
  invoiceUid: string;
  amount: Sen;
  /** The unique code in it, which is no part of the price. */
  code?: Sen;
  period: Period | null;
}

/** Treatments that come with the plan of a seat. An expired series was not begun in time. */
export interface Treatments {
  all: number;
  used: number;
  isExpired: boolean;
}

/** A live seat of a group that an admin changes, with its money. */
export interface ChangingSeat {
  accountUid: string;
  customerUid: string;
  name: string;
  role: SeatRole;
  status: AccountStatus;
  orderStatus: OrderStatus;
  needsTv: boolean;
  /** A proof for the next period, or of what a host has bought, waits for a decision. */
  hasProof: boolean;
  /** Since when a member has had the login or the invitation; null: never, so that nothing was used. */
  accessFrom: Date | null;
  /** What the member has paid, also for periods that are over. */
  paid: PaidInvoice[];
  /** Of the member's money what has come for an invoice that is not complete. */
  parts: Sen;
  /** Null: the plan comes without. */
  treatments: Treatments | null;
  /** Of a host: what it was reimbursed for, with days to come. */
  cycles: (ReimbursedCycle & { cycleUid: string })[];
}

/** `cancel`: nothing was paid; `refund`: all that was paid comes back, or it never was active; `end`: it was active, and part of it stays. */
export type EndingWay = 'cancel' | 'refund' | 'end';
export interface SeatEnding {
  as: EndingWay;
  gets: { invoiceUid: string; amount: Sen }[];
  gives: { cycleUid: string; how: 'keep' | 'ask'; amount: Sen }[];
  /** Parts of an invoice that is not complete: credit, with the end of what it was for. */
  credited: Sen;
}

/**
 * How a seat ends by the shop's doing at `at`: a member gets the days back that could not be used, a host gives them back.
 * docs/rules/groups.md#changes @throws DomainError PROOF_WAITS while a proof waits for a decision, SEAT_MOVING.
 */
export function endingOf(seat: ChangingSeat, at: Date): SeatEnding {
  if (isMoving(seat)) throw seatMoves(seat);
  if (seat.hasProof || seat.status === 'waitingForConfirmation') throw proofWaits(seat);
  const gets = seat.paid.map(({ invoiceUid, ...paid }) => ({ invoiceUid, amount: unusedPart(paid, seat, at) }));
  const as = comesBackWhole(seat, gets) ? 'refund' : wayOf(seat);
  const gives = seat.cycles.flatMap(({ cycleUid, ...cycle }) => {
    const back = givingBack(cycle, at);
    return back ? [{ cycleUid, ...back }] : [];
  });
  return {
    as,
    gets: as === 'cancel' ? [] : gets.filter(({ amount }) => amount > ZERO_SEN),
    gives,
    credited: seat.parts,
  };
}

/** Nothing that was paid for its order stays with the shop, so that nothing is left that was completed. */
function comesBackWhole({ status, paid }: ChangingSeat, gets: SeatEnding['gets']): boolean {
  const all = addSen(...paid.map(({ amount }) => amount));
  const isAll = all > ZERO_SEN && all === addSen(...gets.map(({ amount }) => amount));
  return isAll && accountMoves.actionsOn(status, 'admin').includes('refund');
}

/** It was active, so that what was used is counted. */
export const wasActive = (seat: ChangingSeat): boolean => wayOf(seat) === 'end';

/** What of the amount of a paid invoice was not used at `at`, in sen. */
export const unusedPart = (
  { amount, code = ZERO_SEN, period }: Omit<PaidInvoice, 'invoiceUid'>,
  seat: ChangingSeat,
  at: Date,
): Sen =>
  unusedBesideCode(amount, code, (price) =>
    period ? unusedOfPeriod(price, period, { from: seat.accessFrom, until: at }) : unusedOf(price, seat, wayOf(seat)),
  );

/** Of a plan without periods: the treatments that were not given. A series that ran out beside an active seat was all there was. */
function unusedOf(amount: Sen, { treatments }: ChangingSeat, as: EndingWay): Sen {
  if (!treatments) return amount;
  const { all, used, isExpired } = treatments;
  return as === 'end' && isExpired ? ZERO_SEN : partOf(amount, all - used, all);
}

function wayOf({ role, status, orderStatus }: ChangingSeat): EndingWay {
  if (status === 'active' || (role === 'regular' && orderStatus === 'completed')) return 'end';
  return status === 'pending' ? 'refund' : 'cancel';
}

/** Its payment is confirmed, whichever way, and the worker gives it the seat in a moment. */
const isMoving = ({ role, hasProof, status, orderStatus }: ChangingSeat): boolean =>
  role === 'regular' && !hasProof && status === 'waitingForConfirmation' && orderStatus === 'processing';

const seatMoves = ({ name }: ChangingSeat) =>
  new DomainError(
    'SEAT_MOVING',
    `Pembayaran ${name} baru dikonfirmasi dan kursinya sedang disiapkan. Coba lagi sebentar, ya.`,
  );

const proofWaits = ({ role, name }: ChangingSeat) =>
  new DomainError(
    'PROOF_WAITS',
    `Bukti ${role === 'host' ? 'pembelian' : 'bayar'} ${name} belum diperiksa. Putuskan dulu bukti itu, baru grupnya bisa diubah.`,
  );
