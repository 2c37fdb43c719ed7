import { groupSizeOf } from '#domain/catalogue/plan-family';
import { sen } from '#domain/platform/sen';
import { besidesOfShop, cyclesPaid } from '#domain/sales/ledger/group-costs';
import { shopPurchasePaid } from '#domain/sales/ledger/spending-postings';
import type { JobHandler } from '../../platform/jobs/job-handler.js';
import { postEntry } from './post-entry.js';

/** What the shop has paid to a provider for a group, which is the subject. docs/rules/ledger.md#whose-money */
export const postShopPurchase: JobHandler<'ledger', 'post-shop-purchase'> = {
  async run(tx, { purchaseUid: uid }) {
    const {
      costSen,
      boughtAt,
      renewsOn,
      planPriceSen,
      membersSen,
      groupUid: subjectUid,
      group: { family },
    } = await tx.shopPurchase.findUniqueOrThrow({ where: { uid }, include: { group: { select: { family: true } } } });
    if (costSen === null || !boughtAt) throw new Error(`shop purchase ${uid} has no cost`);
    const besides = besidesOfShop({
      paid: sen(costSen),
      cycles: cyclesPaid(boughtAt, renewsOn, family.cycleMonths),
      planPrice: planPriceSen === null ? null : sen(planPriceSen),
      groupSize: groupSizeOf(family),
      members: membersSen === null ? undefined : sen(membersSen),
    });
    const about = { productLine: 'subscriptions', orderUid: null, partyUid: null, subjectUid };
    await postEntry(tx, 'shop-purchase', uid, shopPurchasePaid(sen(costSen), about, besides));
  },
};
