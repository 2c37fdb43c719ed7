import 'reflect-metadata';
import { paymentReceived } from '#domain/sales/ledger/payment-postings';
import { sen } from '#domain/platform/sen';
import { orderFeeSen } from '#domain/sales/orders/order-item';
import type { Tx } from '#runtime/platform/db/database';
import { crashPoint } from '#runtime/platform/crash-point';
import { isFirstDelivery } from '../../../worker/src/platform/jobs/inbox.js';
import { dimensionsOf, rowsOf } from '../../../worker/src/sales/ledger/post-entry.js';
import { replaceHandling } from './replace-handling.js';

/** The worker, but the two sides of a payment are posted in two transactions. */
replaceHandling(async ({ database, job, eventUid, payload, run }) => {
  const rest = await database.transaction(async (tx) => {
    if (!(await isFirstDelivery(tx, job, eventUid))) return [];
    if (job === 'post-payment') return postFirstSide(tx, payload as { paymentUid: string });
    await run(tx);
    return [];
  });
  crashPoint('job:before-commit', job);
  await database.transaction((tx) => tx.ledgerPosting.createMany({ data: rest }));
});

/** @returns what is still to be posted. */
async function postFirstSide(tx: Tx, { paymentUid }: { paymentUid: string }) {
  const { amountSen, order } = await tx.payment.findUniqueOrThrow({
    where: { uid: paymentUid },
    include: { order: { include: { items: true } } },
  });
  const entry = await tx.ledgerEntry.create({ data: { kind: 'payment', cause: paymentUid } });
  const postings = paymentReceived(sen(amountSen), sen(orderFeeSen(order.items)), dimensionsOf(order));
  const [first, ...rest] = rowsOf(entry, postings);
  await tx.ledgerPosting.create({ data: first! });
  return rest;
}
await import('../../../worker/src/main.js');
