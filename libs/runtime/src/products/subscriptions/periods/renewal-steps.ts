import { DomainError } from '#domain/platform/domain-error';
import { priceAt, renewalPrice } from '#domain/products/subscriptions/periods/renewal-price';
import { graceEnd, remindersCoveredAt } from '#domain/products/subscriptions/periods/renewal-step';
import { sen } from '#domain/platform/sen';
import { checkPriceRead } from '#domain/sales/orders/price-read';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { moveAccount } from '#runtime/products/subscriptions/accounts.store';
import { payByCredit } from '#runtime/sales/credit.store';
import { openInvoice } from '#runtime/sales/invoices.store';
import type { Cause } from '#runtime/sales/orders.store';
import { type RenewingSeat, renewSeat } from './renew-seat.js';
import { type Renewal, readPrices, saveRenewal } from './renewals.store.js';

type Tied = RenewingSeat & { cause: Cause; at: Date };

const factsOf = ({ account: { uid: accountUid, orderUid, groupUid } }: RenewingSeat) => ({
  accountUid,
  orderUid,
  groupUid,
});

/** Settles the price of the next period; a member whose price changes hears it before the invoice. */
export async function quoteRenewal(tx: Tx, seat: RenewingSeat): Promise<Renewal> {
  const { renewal } = seat;
  const price = await priceOf(tx, renewal.variantUid, renewal.paidUntil);
  const last = await tx.seatPeriod.findFirstOrThrow({
    where: { accountUid: renewal.accountUid },
    orderBy: { number: 'desc' },
    select: { variantUid: true, invoice: { select: { amountSen: true } } },
  });
  const before = last.invoice.amountSen;
  if (last.variantUid === renewal.variantUid && before !== price.totalSen)
    await announce(tx, 'renewal.price-changed', {
      ...factsOf(seat),
      beforeSen: Number(before),
      afterSen: Number(price.totalSen),
    });
  return saveRenewal(tx, renewal, { quoteSen: price.totalSen, quoteFeeSen: price.feeSen });
}

/**
 * Asks for the money of the next period, of the plan `variantUid`, less the customer's credit. One that costs nothing, or that
 * credit has paid, is renewed at once. `priceRead`: what the member has read that it costs, in rupiah.
 * @throws DomainError 409 PRICE_CHANGED where it costs something else.
 */
export async function invoiceRenewal(
  tx: Tx,
  seat: Tied & { priceRead?: number | undefined },
  variantUid: string = seat.renewal.variantUid,
): Promise<Renewal> {
  const { order, renewal, at, cause } = seat;
  const { paidUntil, quoteSen, quoteFeeSen, terms } = renewal;
  const isQuoted = quoteSen !== null && variantUid === renewal.variantUid;
  const quote = isQuoted ? { totalSen: quoteSen, feeSen: quoteFeeSen ?? 0n } : null;
  const { totalSen: amountSen, feeSen } = renewalPrice(await priceOf(tx, variantUid, paidUntil), quote);
  checkPriceRead(sen(amountSen), seat.priceRead);
  const invoiceUid = await openInvoice(tx, order, { purpose: 'renewal', amountSen, feeSen, dueAt: paidUntil, at });
  const remindedDays = remindersCoveredAt(paidUntil, terms, at);
  const invoiced = await saveRenewal(tx, renewal, {
    invoiceUid,
    variantUid,
    remindedDays,
    quoteSen: amountSen,
    quoteFeeSen: feeSen,
  });
  if (amountSen === 0n) {
    await tx.invoice.update({
      where: { uid: invoiceUid },
      data: { status: 'paid', paidAt: at },
      select: { uid: true },
    });
    return renewSeat(tx, { ...seat, renewal: invoiced }, { cause, at });
  }
  const { status } = await payByCredit(tx, order, invoiceUid, { cause, at });
  if (status === 'paid') return renewSeat(tx, { ...seat, renewal: invoiced }, { cause, at });
  await announce(tx, 'renewal.invoiced', { ...factsOf(seat), invoiceUid });
  return invoiced;
}

/** The end has passed unpaid: the login is hidden, and the grace begins. docs/rules/periods.md#grace */
export async function lapseSeat(tx: Tx, seat: Tied): Promise<Renewal> {
  const { account, renewal, at, cause } = seat;
  const graceEndsAt = graceEnd(at, renewal.terms);
  await moveAccount(tx, account, 'lapse', cause);
  await moveDueDate(tx, renewal, graceEndsAt);
  await announce(tx, 'seat.lapsed', { ...factsOf(seat), graceEndsAt: graceEndsAt.toISOString() });
  return saveRenewal(tx, renewal, { graceEndsAt });
}

export const remindOfRenewal = async (tx: Tx, seat: RenewingSeat, days: number): Promise<Renewal> => {
  const invoiceUid = seat.renewal.invoiceUid!;
  await announce(tx, 'renewal.due-soon', { ...factsOf(seat), invoiceUid, days });
  return saveRenewal(tx, seat.renewal, { remindedDays: days });
};

/** Until when the open invoice is to be paid, as the payment page shows it. */
export async function moveDueDate(tx: Tx, { invoiceUid }: Renewal, dueAt: Date): Promise<void> {
  if (invoiceUid) await tx.invoice.update({ where: { uid: invoiceUid }, data: { dueAt }, select: { uid: true } });
}

/** The price that is valid when the period starts. @throws DomainError when the plan has none. */
export async function priceOf(tx: Tx, variantUid: string, startsAt: Date) {
  const price = priceAt(await readPrices(tx, variantUid), startsAt);
  if (!price) throw new DomainError('NO_PRICE', 'Paket ini belum punya harga untuk masa berikutnya.');
  return price;
}
