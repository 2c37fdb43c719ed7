import { creditPaid, refundCredited, refundIssued } from '#domain/sales/ledger/postings';
import { sen } from '#domain/platform/sen';
import type { Tx } from '#runtime/platform/db/database';
import type { JobHandler } from '../../platform/jobs/job-handler.js';
import { bookedColumns, bookingOf, postEntry } from './post-entry.js';

/** A refund was transferred: out of the payment's accounts, or out of the customer's credit if it was kept there. */
export const postRefund: JobHandler<'ledger', 'post-refund'> = {
  async run(tx, { refundUid }) {
    const { amount, fee, isCredit, about, books } = await readRefund(tx, refundUid);
    const postings = isCredit ? creditPaid(amount, about) : refundIssued(amount, fee, about, books);
    await postEntry(tx, 'refund', refundUid, postings);
  },
};

export const postRefundCredit: JobHandler<'ledger', 'post-refund-credit'> = {
  async run(tx, { refundUid }) {
    const { amount, fee, about, books } = await readRefund(tx, refundUid);
    await postEntry(tx, 'refund-credit', refundUid, refundCredited(amount, fee, about, books));
  },
};

async function readRefund(tx: Tx, uid: string) {
  const { amountSen, feeSen, creditedAt, order } = await tx.refund.findUniqueOrThrow({
    where: { uid },
    select: { amountSen: true, feeSen: true, creditedAt: true, order: { select: bookedColumns } },
  });
  return { amount: sen(amountSen), fee: sen(feeSen), isCredit: creditedAt !== null, ...bookingOf(order) };
}
