import { paidByUnplaced } from '#domain/sales/ledger/bank-postings';
import {
  type Fund,
  gatewayFeeKept,
  paidByCredit,
  paidByFund,
  paidThroughGateway,
  paymentReceived,
} from '#domain/sales/ledger/payment-postings';
import { type GatewayChannel, gatewayFeeOf } from '#domain/sales/gateway/charge-state';
import type { UnplacedState } from '#domain/sales/unplaced/unplaced-money';
import { sen } from '#domain/platform/sen';
import { orderFeeSen } from '#domain/sales/orders/order-item';
import type { Tx } from '#runtime/platform/db/database';
import { rootOf } from '#runtime/sales/unplaced.store';
import type { JobHandler } from '../../platform/jobs/job-handler.js';
import { bookedColumns, bookingOf, dimensionColumns, dimensionsOf, postEntries } from './post-entry.js';

/** Money of confirmed payments: the shop's part to its income, the rest is held. */
async function postAll(tx: Tx, paymentUids: string[]): Promise<void> {
  const payments = await tx.payment.findMany({
    where: { uid: { in: paymentUids } },
    select: {
      uid: true,
      receivedSen: true,
      settledSen: true,
      codeSen: true,
      roundingSen: true,
      fund: true,
      invoice: { select: { feeSen: true } },
      order: { select: bookedColumns },
      charge: { select: { channel: true } },
      unplaced: { select: { uid: true, partOfUid: true, state: true } },
      credit: { select: { order: { select: dimensionColumns } } },
    },
  });
  if (payments.length < new Set(paymentUids).size) throw new Error('a payment does not exist');
  const entries = payments.map((payment) => {
    const {
      uid: cause,
      receivedSen,
      settledSen,
      codeSen,
      roundingSen,
      fund,
      invoice,
      order,
      credit,
      charge,
      unplaced,
    } = payment;
    if (receivedSen === null) throw new Error(`payment ${cause} is not confirmed`);
    // Of a payment that was confirmed before, all of it.
    const settled = sen(settledSen ?? receivedSen);
    const fees = settled === 0n ? settled : sen(invoice.feeSen ?? orderFeeSen(order.items));
    const { about, books } = bookingOf(order);
    const came = { received: sen(receivedSen), code: sen(codeSen), rounding: sen(roundingSen) };
    const postings = paymentReceived(settled, fees, about, books, came);
    // What a part was joined to had brought its money to the bank itself.
    if (unplaced?.state === ('assigned' satisfies UnplacedState))
      return { cause, postings: paidByUnplaced(postings, rootOf(unplaced)) };
    if (charge) return { cause, postings: paidThroughGateway(postings) };
    if (fund) return { cause, postings: paidByFund(postings, fund as unknown as Fund) };
    return { cause, postings: credit ? paidByCredit(postings, dimensionsOf(credit.order)) : postings };
  });
  await postEntries(tx, 'payment', entries);
  const fees = payments.flatMap(({ uid: cause, charge, receivedSen, order }) => {
    if (!charge) return [];
    const fee = gatewayFeeOf(charge.channel as GatewayChannel, sen(receivedSen!));
    return { cause, postings: gatewayFeeKept(fee, dimensionsOf(order)) };
  });
  if (fees.length > 0) await postEntries(tx, 'gateway-fee', fees);
}

export const postPayment: JobHandler<'ledger', 'post-payment'> = {
  run: (tx, { paymentUid }) => postAll(tx, [paymentUid]),
  runAll: (tx, jobs) =>
    postAll(
      tx,
      jobs.map(({ data }) => data.paymentUid),
    ),
};
