import { paidThroughGateway } from '#domain/sales/ledger/payment-postings';
import { creditPaid, refundCredited, refundOwed, refundPaid } from '#domain/sales/ledger/refund-postings';
import { sen } from '#domain/platform/sen';
import type { PayoutKind } from '#domain/sales/payouts/payout';
import { leftOfCredit } from '#runtime/sales/credit.store';
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

/** It left the bank, or the gateway: what was owed or kept is given back. That is posted first, whichever job comes first. */
export const postRefund: JobHandler<'ledger', 'post-refund'> = {
  async run(tx, { refundUid }) {
    const { refund, isCredit, byGateway, about } = await readRefund(tx, refundUid);
    // Not what the credit had paid before.
    const left = await leftOfCredit(tx, { uid: refundUid, amountSen: refund.amount });
    const { amountSen: sent } = await tx.payout.findUniqueOrThrow({
      where: { kind_refUid: { kind: 'refund' satisfies PayoutKind, refUid: refundUid } },
      select: { amountSen: true },
    });
    await (isCredit ? postCredit : postOwed)(tx, refundUid);
    const postings = (isCredit ? creditPaid : refundPaid)(left, about, sen(sent));
    await postEntry(tx, 'refund', refundUid, byGateway ? paidThroughGateway(postings) : postings);
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
  const refund = await tx.refund.findUniqueOrThrow({
    where: { uid },
    select: {
      amountSen: true,
      feeSen: true,
      codeSen: true,
      roundingSen: true,
      deposit: true,
      creditedAt: true,
      gatewayAskedAt: true,
      order: { select: bookedColumns },
    },
  });
  const { amountSen, feeSen, codeSen, roundingSen, deposit, creditedAt, gatewayAskedAt, order } = refund;
  return {
    refund: { amount: sen(amountSen), fee: sen(feeSen), code: sen(codeSen), rounding: sen(roundingSen), deposit },
    isCredit: creditedAt !== null,
    byGateway: gatewayAskedAt !== null,
    ...bookingOf(order),
  };
}
