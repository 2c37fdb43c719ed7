import 'reflect-metadata';
import { paymentReceived } from '#domain/ledger/postings';
import { sen } from '#domain/money/sen';
import type { Tx } from '#runtime/db/database';
import { stage } from '#runtime/stages';
import { isFirstDelivery } from '../../../worker/src/jobs/inbox.js';
import { replaceHandling } from './replace-handling.js';

/** The worker, but the two sides of a payment are posted in two transactions. */
replaceHandling(async ({ database, job, eventUid, payload, run }) => {
  const rest = await database.transaction(async (tx) => {
    if (!(await isFirstDelivery(tx, job, eventUid))) return [];
    if (job === 'post-payment') return postFirstSide(tx, payload as { paymentUid: string });
    await run(tx);
    return [];
  });
  stage('job:before-commit', job);
  await database.transaction((tx) => tx.ledgerPosting.createMany({ data: rest }));
});

/** @returns what is still to be posted. */
async function postFirstSide(tx: Tx, { paymentUid }: { paymentUid: string }) {
  const { amountSen, order } = await tx.payment.findUniqueOrThrow({
    where: { uid: paymentUid },
    include: { order: true },
  });
  const { uid: entryUid } = await tx.ledgerEntry.create({ data: { kind: 'payment', cause: paymentUid } });
  const [first, ...rest] = paymentReceived(sen(amountSen), sen(order.feeSen)).map(({ account, amount }) => ({
    entryUid,
    account,
    amountSen: amount,
  }));
  await tx.ledgerPosting.create({ data: first! });
  return rest;
}
await import('../../../worker/src/main.js');
