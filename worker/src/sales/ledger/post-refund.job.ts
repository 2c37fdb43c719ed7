import { creditPaid, refundCredited, refundOwed, refundPaid } from '#domain/sales/ledger/postings';
import { sen } from '#domain/platform/sen';
import type { Tx } from '#runtime/platform/db/database';
import type { JobHandler } from '../../platform/jobs/job-handler.js';
import { bookedColumns, bookingOf, postEntry } from './post-entry.js';

/** Money that is to go back is owed, until it is transferred. */
export const postRefundOwed: JobHandler<'ledger', 'post-refund-owed'> = {
  run: (tx, { refundUid }) => postOwed(tx, refundUid),
};

/** Or it is kept as the customer's credit. */
export const postRefundCredit: JobHandler<'ledger', 'post-refund-credit'> = {
  run: (tx, { refundUid }) => postCredit(tx, refundUid),
};

/** It left the bank: what was owed or kept is given back. That is posted first, whichever job comes first. */
export const postRefund: JobHandler<'ledger', 'post-refund'> = {
  async run(tx, { refundUid }) {
    const { refund, isCredit, about } = await readRefund(tx, refundUid);
    await (isCredit ? postCredit : postOwed)(tx, refundUid);
    await postEntry(tx, 'refund', refundUid, (isCredit ? creditPaid : refundPaid)(refund.amount, about));
  },
};

async function postOwed(tx: Tx, refundUid: string): Promise<void> {
  const { refund, about, books } = await readRefund(tx, refundUid);
  await postEntry(tx, 'refund-owed', refundUid, refundOwed(refund, about, books));
}

async function postCredit(tx: Tx, refundUid: string): Promise<void> {
  const { refund, about, books } = await readRefund(tx, refundUid);
  await postEntry(tx, 'refund-credit', refundUid, refundCredited(refund, about, books));
}

async function readRefund(tx: Tx, uid: string) {
  const { amountSen, feeSen, deposit, creditedAt, order } = await tx.refund.findUniqueOrThrow({
    where: { uid },
    select: { amountSen: true, feeSen: true, deposit: true, creditedAt: true, order: { select: bookedColumns } },
  });
  return {
    refund: { amount: sen(amountSen), fee: sen(feeSen), deposit },
    isCredit: creditedAt !== null,
    ...bookingOf(order),
  };
}
