import { type CostAccount, costPaid, costReversed } from '#domain/sales/ledger/postings';
import { sen } from '#domain/platform/sen';
import type { CostState } from '#domain/sales/costs/cost';
import type { Tx } from '#runtime/platform/db/database';
import type { JobHandler } from '../../platform/jobs/job-handler.js';
import { dimensionColumns, dimensionsOf, postEntry } from './post-entry.js';

/** What the shop has paid for a record of a line, or for the order that it is for. docs/rules/costs.md */
export const postCost: JobHandler<'ledger', 'post-cost'> = {
  async run(tx, { costUid: uid }) {
    const { amount, account, about } = await costOf(tx, uid, ['booked', 'reversed']);
    await postEntry(tx, 'cost', uid, costPaid(amount, account, about));
  },
};

/** It was booked by mistake: the opposite. docs/rules/costs.md#mistakes */
export const postCostReversal: JobHandler<'ledger', 'post-cost-reversal'> = {
  async run(tx, { costUid: uid }) {
    const { amount, account, about } = await costOf(tx, uid, ['reversed']);
    await postEntry(tx, 'cost-reversed', uid, costReversed(amount, account, about));
  },
};

async function costOf(tx: Tx, uid: string, states: CostState[]) {
  const cost = await tx.cost.findUniqueOrThrow({ where: { uid } });
  if (!states.includes(cost.state as CostState) || cost.account === null)
    throw new Error(`cost ${uid} is not to be posted`);
  const { productLine, subjectUid, orderUid } = cost;
  const about = orderUid
    ? dimensionsOf(await tx.order.findUniqueOrThrow({ where: { uid: orderUid }, select: dimensionColumns }))
    : { productLine, orderUid, partyUid: null, subjectUid };
  return { amount: sen(cost.amountSen), account: cost.account as CostAccount, about };
}
