import { DomainError } from '../../../platform/domain-error.js';
import { type Sen, ZERO_SEN, addSen, formatSen, negate } from '../../../platform/sen.js';
import { checkTypedAmount } from '../../../sales/invoices/invoice.js';
import {
  type ChangingSeat,
  type PaidInvoice,
  type SeatEnding,
  endingOf,
  unusedPart,
  wasActive,
} from '../groups/changing-seat.js';
import type { Period } from '../periods/period.js';
import { unusedDays } from '../periods/unused-days.js';

/**
 * How the amount of a member's refund is found: all of the last payment, what was not used by the rule, or an amount that an admin
 * types. docs/rules/payments.md#part-of-a-payment
 */
export const REFUND_RULES = ['whole', 'unused', 'typed'] as const;
export type RefundRule = (typeof REFUND_RULES)[number];

/**
 * The last paid invoice of a seat. `amount`: what can still be given back, in sen; `price`: what was paid of it, `givenBack`: what of that
 * went back before. What was too much has paid for nothing, and is in neither.
 */
export interface LastPaid extends Pick<PaidInvoice, 'amount' | 'period'> {
  price: Sen;
  givenBack: Sen;
}

/** Of which periods: those that have begun, or those to come. */
export const REFUNDED_PERIODS = ['running', 'next'] as const;
export type RefundedPeriod = (typeof REFUNDED_PERIODS)[number];

/** So many parts of all were not used, and what they give. */
interface UnusedParts {
  amount: Sen;
  parts: number;
  all: number;
}

/** What can be given back of a seat now, in sen. */
export interface RefundTerms {
  /** All that is left of the last payment; order and seat end. */
  whole: Sen;
  /** What the last payment was for. */
  wholeOf: RefundedPeriod;
  /** Of all paid periods what was not used; the seat ends, and where that is all that was paid the order too. Null: it never was active, or a proof waits for a decision. */
  unused: (UnusedParts & { unit: 'days' | 'treatments'; of: (UnusedParts & { which: RefundedPeriod })[] }) | null;
  /** What has come for an invoice of the next period that is not complete: credit, with the end of the seat. */
  credited: Sen;
  /** More than this that is typed needs another admin; the seat stays. */
  freely: Sen;
}

export function refundTerms(seat: ChangingSeat, last: LastPaid, at: Date): RefundTerms {
  const ending = seat.hasProof ? null : endingOf(seat, at);
  const byRule = unusedPart({ amount: last.price, period: last.period }, seat, at);
  return {
    whole: last.amount,
    wholeOf: periodAt(last.period, at),
    unused: ending && wasActive(seat) ? unusedOf(seat, ending, at) : null,
    credited: seat.parts,
    freely: byRule > last.givenBack ? addSen(byRule, negate(last.givenBack)) : ZERO_SEN,
  };
}

const periodAt = (period: Period | null, at: Date): RefundedPeriod =>
  period && period.startsAt > at ? 'next' : 'running';

function unusedOf(seat: ChangingSeat, { gets }: SeatEnding, at: Date): RefundTerms['unused'] {
  const given = new Map(gets.map(({ invoiceUid, amount }) => [invoiceUid, amount]));
  const of = REFUNDED_PERIODS.flatMap((which) => {
    const paid = seat.paid.filter(({ period }) => periodAt(period, at) === which);
    const amount = addSen(...paid.map(({ invoiceUid }) => given.get(invoiceUid) ?? ZERO_SEN));
    return paid.length > 0 ? [{ which, amount, ...partsOf(seat, paid, at) }] : [];
  });
  return {
    amount: addSen(...of.map(({ amount }) => amount)),
    parts: sum(of.map(({ parts }) => parts)),
    all: sum(of.map(({ all }) => all)),
    unit: seat.treatments ? 'treatments' : 'days',
    of,
  };
}

function partsOf({ treatments, accessFrom }: ChangingSeat, paid: PaidInvoice[], at: Date): Omit<UnusedParts, 'amount'> {
  if (treatments) return { parts: treatments.all - treatments.used, all: treatments.all };
  const days = paid.flatMap(({ period }) =>
    period && (accessFrom === null || period.endsAt > at) ? [unusedDays(period, { from: accessFrom, until: at })] : [],
  );
  return { parts: sum(days.map(({ unused }) => unused)), all: sum(days.map(({ all }) => all)) };
}

const sum = (numbers: number[]): number => numbers.reduce((one, other) => one + other, 0);

/**
 * The amount by the rule that an admin has chosen, which must be the one that was seen; a typed one is a part of what is left: all of
 * it ends the seat, and is another choice. `left`: what was left of the last payment when the admin looked, so that the same press again
 * gives nothing more.
 * @throws DomainError INVALID_AMOUNT, REFUND_TOO_LARGE, WHOLE_REFUND, NOTHING_UNUSED, TERMS_CHANGED on `amount`, LEFT_MISSING on `left`, NEVER_ACTIVE on `rule`: it was not offered.
 */
export function amountByRule(
  { whole, unused, freely }: RefundTerms,
  rule: RefundRule,
  seen: Sen | null,
  left: Sen | null = null,
): { amount: Sen; aboveRule: boolean } {
  if (rule === 'typed') {
    if (seen === null || seen <= ZERO_SEN)
      throw new DomainError('AMOUNT_MISSING', 'Isi nominalnya, ya.', 'invalid', 'amount');
    checkTypedAmount(seen, { amountSen: whole }, 'amount', 'Nominal tanpa sen, seperti dana yang masuk');
    if (left === null)
      throw new DomainError('LEFT_MISSING', 'Isi juga dana yang tersisa saat kamu melihatnya.', 'invalid', 'left');
    if (left !== whole)
      throw new DomainError(
        'TERMS_CHANGED',
        `Dana yang tersisa sekarang ${formatSen(whole)}, bukan ${formatSen(left)}: mungkin sebagian baru saja dikembalikan. Muat ulang dan periksa lagi.`,
        'conflict',
        'amount',
      );
    if (seen > whole)
      throw new DomainError(
        'REFUND_TOO_LARGE',
        `Dana yang masih bisa dikembalikan tinggal ${formatSen(whole)}.`,
        'conflict',
        'amount',
      );
    if (seen === whole)
      throw new DomainError(
        'WHOLE_REFUND',
        'Itu semua dana yang tersisa. Pilih pengembalian penuh: pesanannya dikembalikan dan kursinya berakhir.',
        'invalid',
        'amount',
      );
    return { amount: seen, aboveRule: seen > freely };
  }
  if (rule === 'unused' && unused === null)
    throw new DomainError(
      'NEVER_ACTIVE',
      'Kursi ini belum pernah aktif, jadi tidak dihitung per hari. Pilih pengembalian penuh.',
      'conflict',
      'rule',
    );
  const amount = rule === 'unused' && unused ? unused.amount : whole;
  if (amount === ZERO_SEN)
    throw rule === 'whole'
      ? new DomainError('NOTHING_LEFT', 'Semua dana dari pembayaran terakhir sudah dikembalikan.')
      : new DomainError('NOTHING_UNUSED', 'Tidak ada yang belum terpakai. Akhiri saja keanggotaannya.');
  if (seen !== null && seen !== amount)
    throw new DomainError(
      'TERMS_CHANGED',
      `Nominalnya sekarang ${formatSen(amount)}. Periksa lagi sebelum mengembalikan.`,
      'conflict',
      'amount',
    );
  return { amount, aboveRule: false };
}
