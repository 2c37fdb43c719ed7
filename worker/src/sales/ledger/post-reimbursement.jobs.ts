import { groupSizeOf } from '#domain/catalogue/plan-family';
import { sen } from '#domain/platform/sen';
import { besidesOfHost } from '#domain/sales/ledger/group-costs';
import type { LedgerAccount } from '#domain/sales/ledger/ledger-account';
import { reversed } from '#domain/sales/ledger/postings';
import {
  reimbursementCorrected,
  reimbursementDue,
  reimbursementPaid,
  reimbursementUnused,
} from '#domain/sales/ledger/spending-postings';
import type { Tx } from '#runtime/platform/db/database';
import type { JobHandler } from '../../platform/jobs/job-handler.js';
import { dimensionColumns, dimensionsOf, postEntry } from './post-entry.js';

export const postReimbursementDue: JobHandler<'ledger', 'post-reimbursement-due'> = {
  run: (tx, { reimbursementUid }) => postDue(tx, reimbursementUid),
};

export const postReimbursementCorrected: JobHandler<'ledger', 'post-reimbursement-corrected'> = {
  run: (tx, { correctionUid }) => postCorrected(tx, correctionUid),
};

export const postReimbursementPaid: JobHandler<'ledger', 'post-reimbursement-paid'> = {
  async run(tx, { reimbursementUid: uid }) {
    const { amountSen, order } = await tx.reimbursement.findUniqueOrThrow({
      where: { uid },
      select: { amountSen: true, order: { select: dimensionColumns } },
    });
    await postEntry(tx, 'reimbursement-paid', uid, reimbursementPaid(sen(amountSen), dimensionsOf(order)));
  },
};

/** What was posted for it is posted the other way round; that comes first, whichever job comes first. */
export const postReimbursementCancelled: JobHandler<'ledger', 'post-reimbursement-cancelled'> = {
  async run(tx, { reimbursementUid: uid }) {
    const { order, corrections } = await tx.reimbursement.findUniqueOrThrow({
      where: { uid },
      select: { order: { select: dimensionColumns }, corrections: { select: { uid: true } } },
    });
    await postDue(tx, uid);
    for (const correction of corrections) await postCorrected(tx, correction.uid);
    const posted = await tx.ledgerPosting.groupBy({
      by: ['account'],
      where: {
        OR: [
          { entry: { kind: { in: ['reimbursement-due', 'reimbursement-split'] }, cause: uid } },
          { entry: { kind: 'reimbursement-corrected', cause: { in: corrections.map((one) => one.uid) } } },
        ],
      },
      _sum: { amountSen: true },
    });
    const about = dimensionsOf(order);
    const postings = posted
      .filter(({ _sum }) => _sum.amountSen)
      .map(({ account, _sum }) => ({ account: account as LedgerAccount, amount: sen(_sum.amountSen!), ...about }));
    await postEntry(tx, 'reimbursement-cancelled', uid, reversed(postings));
  },
};

/** The amount as it was first: each correction has an entry of its own, which may be posted before this one. */
async function postDue(tx: Tx, uid: string): Promise<void> {
  const { corrections, order, cycle, ...owed } = await tx.reimbursement.findUniqueOrThrow({
    where: { uid },
    select: {
      amountSen: true,
      providerPriceSen: true,
      planPriceSen: true,
      membersSen: true,
      hostShareSen: true,
      transferFeeSen: true,
      corrections: { orderBy: { at: 'asc' }, take: 1, select: { fromSen: true } },
      cycle: { select: { group: { select: { family: { select: { hostSeats: true, regularSeats: true } } } } } },
      order: { select: dimensionColumns },
    },
  });
  const first = sen(corrections[0]?.fromSen ?? owed.amountSen);
  const besides = besidesOfHost({
    owed: first,
    planPrice: owed.planPriceSen === null ? null : sen(owed.planPriceSen),
    groupSize: groupSizeOf(cycle.group.family),
    members: owed.membersSen === null ? undefined : sen(owed.membersSen),
    providerPrice: sen(owed.providerPriceSen),
    hostShare: sen(owed.hostShareSen),
    transferFee: sen(owed.transferFeeSen),
  });
  await postEntry(tx, 'reimbursement-due', uid, reimbursementDue(first, dimensionsOf(order), besides));
}

async function postCorrected(tx: Tx, uid: string): Promise<void> {
  const { fromSen, toSen, unused, reimbursement } = await tx.reimbursementCorrection.findUniqueOrThrow({
    where: { uid },
    select: {
      fromSen: true,
      toSen: true,
      unused: true,
      reimbursement: { select: { order: { select: dimensionColumns } } },
    },
  });
  const about = dimensionsOf(reimbursement.order);
  const postings = unused
    ? reimbursementUnused(sen(fromSen - toSen), about)
    : reimbursementCorrected(sen(toSen - fromSen), about);
  await postEntry(tx, 'reimbursement-corrected', uid, postings);
}
