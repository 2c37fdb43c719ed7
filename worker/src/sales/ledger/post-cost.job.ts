import { costRecovered } from '#domain/sales/ledger/bank-postings';
import type { CostAccount } from '#domain/sales/ledger/ledger-account';
import { reversed } from '#domain/sales/ledger/postings';
import { costPaid, costReversed } from '#domain/sales/ledger/spending-postings';
import { sen } from '#domain/platform/sen';
import type { CostState } from '#domain/sales/costs/cost';
import type { Tx } from '#runtime/platform/db/database';
import { rootOf } from '#runtime/sales/unplaced.store';
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

/** What its seller has given back came as unplaced money, and is less of the cost. docs/rules/costs.md#recoveries */
export const postCostRecovery: JobHandler<'ledger', 'post-cost-recovery'> = {
  async run(tx, { recoveryUid: uid }) {
    const { postings } = await recoveryOf(tx, uid);
    await postEntry(tx, 'cost-recovered', uid, postings);
  },
};

/** It was not the money of the seller: the opposite. */
export const postRecoveryUndone: JobHandler<'ledger', 'post-recovery-undone'> = {
  async run(tx, { recoveryUid: uid }) {
    const { postings, isUndone } = await recoveryOf(tx, uid);
    if (!isUndone) throw new Error(`recovery ${uid} was not undone`);
    await postEntry(tx, 'cost-recovery-undone', uid, reversed(postings));
  },
};

async function recoveryOf(tx: Tx, uid: string) {
  const { costUid, amountSen, unplaced, undoneAt } = await tx.costRecovery.findUniqueOrThrow({
    where: { uid },
    include: { unplaced: { select: { uid: true, partOfUid: true } } },
  });
  // Where it was undone, the cost may have been taken back since.
  const { account, about } = await costOf(tx, costUid, ['booked', 'reversed']);
  return { postings: costRecovered(sen(amountSen), account, about, rootOf(unplaced)), isUndone: undoneAt !== null };
}

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
