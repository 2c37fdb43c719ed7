import type { Permission } from '#domain/platform/admin-role';
import type { ChangeProposal } from '#runtime/generated/prisma/client';
import { hasOtherPerson } from '#runtime/platform/admins/second-admin.store';
import type { Tx } from '#runtime/platform/db/database';

/** Resources of the console with changes that two admins agree on. */
export type ProposalKind = 'shop-settings' | 'payment-methods';

/** What only owners have: who proposes, and who is asked first. */
export const PROPOSES: Record<ProposalKind, Permission> = {
  'shop-settings': 'shop-settings.change',
  'payment-methods': 'payment-methods.update',
};
/** What owners and finance have. */
export const AGREES: Record<ProposalKind, Permission> = {
  'shop-settings': 'shop-settings.approve',
  'payment-methods': 'payment-methods.approve',
};

interface Proposer {
  uid: string;
  at: Date;
}

/** Whether an owner is there who is another person: then finance is not asked. docs/rules/shop.md#two-owners */
export const hasOtherOwner = (tx: Tx, kind: ProposalKind, proposer: Proposer): Promise<boolean> =>
  hasOtherPerson(tx, { ...proposer, permission: PROPOSES[kind] });

/** Whether anybody is there who could agree, an owner or finance; else one owner decides alone. docs/rules/shop.md#two-owners */
export const hasWhoAgrees = (tx: Tx, kind: ProposalKind, proposer: Proposer): Promise<boolean> =>
  hasOtherPerson(tx, { ...proposer, permission: AGREES[kind] });

/** For the console, by what they are of: who has proposed it, when and why, and whose approval it waits for. */
export async function proposalViews(tx: Tx, proposals: readonly ChangeProposal[], now: Date) {
  const views = proposals.map(async ({ kind, subjectUid, by, byUid, at, reason }) => {
    const isOfOwners = await hasOtherOwner(tx, kind as ProposalKind, { uid: byUid, at: now });
    const agrees: 'owner' | 'finance' = isOfOwners ? 'owner' : 'finance';
    return [subjectUid, { by, byUid, at: at.toISOString(), reason, agrees }] as const;
  });
  return new Map(await Promise.all(views));
}
