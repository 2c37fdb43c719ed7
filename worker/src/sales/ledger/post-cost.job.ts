import { type CostAccount, costPaid } from '#domain/sales/ledger/postings';
import { sen } from '#domain/platform/sen';
import type { CostState } from '#domain/sales/costs/cost';
import type { JobHandler } from '../../platform/jobs/job-handler.js';
import { dimensionColumns, dimensionsOf, postEntry } from './post-entry.js';

/** What the shop has paid for a record of a line, or for the order that it is for. docs/rules/costs.md */
export const postCost: JobHandler<'ledger', 'post-cost'> = {
  async run(tx, { costUid: uid }) {
    const cost = await tx.cost.findUniqueOrThrow({ where: { uid } });
    if (cost.state !== ('booked' satisfies CostState) || cost.account === null)
      throw new Error(`cost ${uid} is not to be posted`);
    const { productLine, subjectUid, orderUid } = cost;
    const about = orderUid
      ? dimensionsOf(await tx.order.findUniqueOrThrow({ where: { uid: orderUid }, select: dimensionColumns }))
      : { productLine, orderUid, partyUid: null, subjectUid };
    await postEntry(tx, 'cost', uid, costPaid(sen(cost.amountSen), cost.account as CostAccount, about));
  },
};
