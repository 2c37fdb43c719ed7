import type { AdminDashboard } from '#contracts/dashboard.http';
import type { AdminRole } from '#domain/platform/admin-role';
import type { Database } from '#runtime/platform/db/database';
import { type ProposalKind, proposalViews } from '../platform/proposals/who-agrees.js';

/** Changes of the shop that wait for an admin of this role, by where they are approved. docs/rules/shop.md#two-owners */
export async function proposedChanges(
  database: Database,
  role: AdminRole,
  now: Date,
): Promise<Required<Pick<AdminDashboard, 'proposedSettings' | 'proposedAccounts'>>> {
  const proposals = await database.changeProposal.findMany();
  const views = await proposalViews(database, proposals, now);
  const waiting = (of: ProposalKind) =>
    proposals.filter(({ kind, subjectUid }) => kind === of && views.get(subjectUid)!.agrees === role).length;
  return { proposedSettings: waiting('shop-settings'), proposedAccounts: waiting('payment-methods') };
}
