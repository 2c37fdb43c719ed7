import { sen } from '#domain/platform/sen';
import { passedOn } from '#domain/sales/ledger/postings';
import type { JobHandler } from '../../platform/jobs/job-handler.js';
import { postEntry } from '../../sales/ledger/post-entry.js';

const productLine = 'giving';

/** What a cause passed on has left the bank. A share is in the books with the payment that it has made; one of before went to the members. */
export const postDisbursement: JobHandler<'giving', 'post-disbursement'> = {
  async run(tx, { disbursementUid }) {
    const { amountSen, causeUid, applicationUid, paymentUid } = await tx.givingDisbursement.findUniqueOrThrow({
      where: { uid: disbursementUid },
    });
    if (paymentUid) return;
    const to = applicationUid ? 'memberFunds' : 'bank';
    const about = { productLine, orderUid: null, partyUid: null, subjectUid: causeUid };
    await postEntry(tx, 'disbursement', disbursementUid, passedOn(sen(amountSen), 'donationFunds', to, about));
  },
};

/** A tip or a gift has left the bank for the one it was for. */
export const postGivingPayout: JobHandler<'giving', 'post-giving-payout'> = {
  async run(tx, { orderUid, payoutUid }) {
    const { amountSen, refUid, customerUid } = await tx.payout.findUniqueOrThrow({ where: { uid: payoutUid } });
    const about = { productLine, orderUid, partyUid: customerUid, subjectUid: refUid };
    await postEntry(tx, 'giving-payout', refUid, passedOn(sen(amountSen), 'giftFunds', 'bank', about));
  },
};
