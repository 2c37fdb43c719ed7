import { isDeepStrictEqual } from 'node:util';
import { mayRole } from '#domain/platform/admin-role';
import type { ChangeProposal, Prisma } from '#runtime/generated/prisma/client';
import { checkSecondAdmin } from '#runtime/platform/admins/second-admin.store';
import type { Tx } from '#runtime/platform/db/database';
import { recordAudit } from '../audit/record-audit.js';
import type { AdminIdentity } from '../http/access/access.js';
import { PROPOSES, AGREES, type ProposalKind, hasOtherOwner, hasWhoAgrees } from './who-agrees.js';
import { notOfFinance, nothingProposed, otherProposal, ownProposal } from './proposal-refusals.js';

interface WantedChange {
  kind: ProposalKind;
  subjectUid: string;
  /** What it is to be: a second admin wants the very same. */
  value: Prisma.InputJsonValue | null;
  admin: AdminIdentity;
  at: Date;
}
interface ProposableChange extends WantedChange {
  /** Left out where the form asks for none. */
  reason?: string;
}

/** What the audit log says besides of a change that is done. */
type Decided = Prisma.InputJsonObject;

/**
 * A change that an owner alone does not make: kept until another owner wants the same, or who agrees instead; where nobody else could, it is done at
 * once, and the audit log says so. The caller has locked what it changes. @returns null: it is only proposed. docs/rules/shop.md#two-owners
 * @throws DomainError NOT_SECOND_ADMIN.
 */
export async function decideWithSecond(tx: Tx, change: ProposableChange): Promise<Decided | null> {
  const { kind, subjectUid, value, admin, at } = change;
  const reason = change.reason ?? '';
  const key = { kind, subjectUid };
  const proposed = await proposedChange(tx, kind, subjectUid);
  if (!(await hasWhoAgrees(tx, kind, { uid: admin.uid, at }))) {
    await dropProposal(tx, kind, subjectUid);
    return { noOtherAdmin: true };
  }
  const isSame = proposed !== null && isDeepStrictEqual(valueOf(proposed), value);
  if (isSame && proposed.byUid !== admin.uid) return agree(tx, change, proposed);
  // The same press twice.
  if (isSame && proposed.reason === reason) return null;
  const data = { value: { to: value }, reason, by: admin.name, byUid: admin.uid, at };
  await tx.changeProposal.upsert({
    where: { kind_subjectUid: key },
    create: { ...key, ...data },
    update: data,
    select: { subjectUid: true },
  });
  await recordAudit(tx, admin, {
    action: 'propose',
    subject: kind,
    subjectUid,
    reason: change.reason,
    change: { value },
  });
  return null;
}

/**
 * Another admin agrees to what waits: another owner, or finance where none may. Only to the value that was read, and never to the own proposal.
 * The caller has locked what it changes. docs/rules/shop.md#two-owners
 * @throws DomainError NOTHING_PROPOSED, OTHER_PROPOSAL, OWN_PROPOSAL, NOT_OF_FINANCE, NOT_SECOND_ADMIN.
 */
export async function approveChange(tx: Tx, change: WantedChange): Promise<Decided> {
  const { kind, subjectUid, value, admin, at } = change;
  const proposed = await proposedChange(tx, kind, subjectUid);
  if (!proposed) throw nothingProposed();
  if (!isDeepStrictEqual(valueOf(proposed), value)) throw otherProposal();
  if (proposed.byUid === admin.uid) throw ownProposal();
  const isOwner = mayRole(admin.role, PROPOSES[kind]);
  if (!isOwner && (await hasOtherOwner(tx, kind, { uid: proposed.byUid, at }))) throw notOfFinance();
  return agree(tx, change, proposed);
}

async function agree(
  tx: Tx,
  { kind, subjectUid, admin, at }: WantedChange,
  proposed: ChangeProposal,
): Promise<Decided> {
  await checkSecondAdmin(tx, { firstUid: proposed.byUid, byUid: admin.uid, at, permission: AGREES[kind] });
  await dropProposal(tx, kind, subjectUid);
  return { proposedBy: proposed.by };
}

/** What waits for a second admin, if anything. */
export const proposedChange = (tx: Tx, kind: ProposalKind, subjectUid: string): Promise<ChangeProposal | null> =>
  tx.changeProposal.findUnique({ where: { kind_subjectUid: { kind, subjectUid } } });

/** It was done, is withdrawn, or was proposed of what is another one by now. */
export const dropProposal = (tx: Tx, kind: ProposalKind, subjectUid: string) =>
  tx.changeProposal.deleteMany({ where: { kind, subjectUid } });

/** A column of JSON has no null of its own, so the value stands in an object. */
export const valueOf = ({ value }: Pick<ChangeProposal, 'value'>): Prisma.JsonValue =>
  (value as { to: Prisma.JsonValue }).to;
