import { sen, toRupiah } from '#domain/platform/sen';
import { OPEN_PAYOUT_STATES, PAYOUT_STATES, type PayoutState, payoutMoves } from '#domain/sales/payouts/payout';
import type { Payout } from '#runtime/generated/prisma/client';
import type { FileLinks } from '#runtime/platform/storage/file-links';
import { byChoice, byFlag, byUid, is, sql } from '../../platform/http/admin-lists/list-filters.js';
import { sortBy } from '../../platform/http/admin-lists/record-list.js';

/** How each desk sorts its payouts, the table `t`. */
export const PAYOUT_SORTS = { dueAt: sortBy(sql`t.due_at`), state: sortBy(sql`t.state`, sql`t.due_at`) };
/** How each desk filters them by what it still has to pay. */
export const PAYOUT_STATE_FILTERS = {
  state: byChoice(PAYOUT_STATES)(is(sql`t.state`)),
  unpaid: byFlag((unpaid) => (unpaid ? sql`t.state = ANY (${OPEN_PAYOUT_STATES})` : sql`true`)),
};
export const PAYOUT_FILTERS = { ...PAYOUT_STATE_FILTERS, customerUid: byUid(is(sql`t.customer_uid`)) };

/** What every desk shows of a payout. */
export const payoutFacts = (payout: Payout) => ({
  state: payout.state as PayoutState,
  amount: toRupiah(sen(payout.amountSen)),
  bankName: payout.bankName,
  accountNumber: payout.accountNumber,
  accountName: payout.accountName,
  dueAt: payout.dueAt.toISOString(),
  approvedBy: payout.approvedBy,
  paidAt: payout.paidAt?.toISOString() ?? null,
  paidBy: payout.paidBy,
  reference: payout.reference,
});

/** The picture of its transfer, where there is one. */
export const payoutProof = ({ fileUid }: Payout, links: FileLinks): string | null => fileUid && links.sign(fileUid);

/** What an admin may do with a payout; one in a batch is paid with the batch. */
export const payoutActions = ({ state, batchUid }: Payout) =>
  payoutMoves.actionsOn(state as PayoutState, 'admin').filter((action) => action !== 'pay' || batchUid === null);

/** The same at a desk that only approves and pays: it has no way to correct or cancel. */
export const payOutActions = (payout: Payout) =>
  payoutActions(payout).filter((action) => action === 'approve' || action === 'pay');
