import { shopPurchasePaid } from '#domain/sales/ledger/postings';
import { sen } from '#domain/platform/sen';
import type { JobHandler } from '../../platform/jobs/job-handler.js';
import { postEntry } from './post-entry.js';

/** What the shop has paid to a provider for a group, which is the subject. docs/rules/ledger.md#whose-money */
export const postShopPurchase: JobHandler<'ledger', 'post-shop-purchase'> = {
  async run(tx, { purchaseUid: uid }) {
    const { costSen, groupUid: subjectUid } = await tx.shopPurchase.findUniqueOrThrow({ where: { uid } });
    if (costSen === null) throw new Error(`shop purchase ${uid} has no cost`);
    const about = { productLine: 'subscriptions', orderUid: null, partyUid: null, subjectUid };
    await postEntry(tx, 'shop-purchase', uid, shopPurchasePaid(sen(costSen), about));
  },
};
