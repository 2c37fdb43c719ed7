import { costPaid } from '#domain/sales/ledger/spending-postings';
import { sen } from '#domain/platform/sen';
import type { JobHandler } from '../../platform/jobs/job-handler.js';
import { dimensionColumns, dimensionsOf, postEntry } from './post-entry.js';

/** What the shop has paid for a thing that a customer asked for, as its receipt says. docs/rules/ledger.md#whose-money */
export const postErrandPurchase: JobHandler<'ledger', 'post-errand-purchase'> = {
  async run(tx, { errandUid: uid }) {
    const { costSen, orderUid } = await tx.errand.findUniqueOrThrow({ where: { uid } });
    if (costSen === null || orderUid === null) throw new Error(`errand ${uid} was not bought`);
    const order = await tx.order.findUniqueOrThrow({ where: { uid: orderUid }, select: dimensionColumns });
    await postEntry(tx, 'errand-purchase', uid, costPaid(sen(costSen), 'goodsCost', dimensionsOf(order)));
  },
};
