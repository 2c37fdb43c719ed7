import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '#domain/platform/domain-error';
import type { Permission } from '#domain/platform/admin-role';
import type { ChangeProposal, Prisma } from '#runtime/generated/prisma/client';
import { checkSecondAdmin, hasOtherPerson } from '#runtime/platform/admins/second-admin.store';
import type { Tx } from '#runtime/platform/db/database';
import { recordAudit } from '../audit/record-audit.js';
import type { AdminIdentity } from '../http/access/access.js';

/** Resources of the console with changes that two admins agree on. */
export type ProposalKind = 'shop-settings' | 'payment-methods';

interface WantedChange {
  kind: ProposalKind;
  subjectUid: string;
  /** What it is to be: a second admin wants the very same. */
  value: Prisma.InputJsonValue | null;
  /** Left out where the form asks for none. */
  reason?: string;
  /** What a second admin needs. */
  permission: Permission;
  admin: AdminIdentity;
  at: Date;
}

/** Null: it is only proposed; else it is done now, and the audit log says this besides. */
type Decided = Prisma.InputJsonObject | null;

/**
 * A change that one person alone does not make: kept until another one wants the same; where no other person may, it is done at once, and the
 * audit log says so. The caller has locked what it changes. docs/rules/shop.md#two-owners @throws DomainError NOT_SECOND_ADMIN.
 */
export async function decideWithSecond(tx: Tx, change: WantedChange): Promise<Decided> {
  const { kind, subjectUid, value, permission, admin, at } = change;
  const reason = change.reason ?? '';
  const key = { kind, subjectUid };
  const proposed = await proposedChange(tx, kind, subjectUid);
  if (!(await hasOtherPerson(tx, { uid: admin.uid, at, permission }))) {
    await dropProposal(tx, kind, subjectUid);
    return { noOtherAdmin: true };
  }
  const isSame = proposed !== null && isDeepStrictEqual(valueOf(proposed), value);
  if (isSame && proposed.byUid !== admin.uid) {
    await checkSecondAdmin(tx, { firstUid: proposed.byUid, byUid: admin.uid, at, permission });
    await dropProposal(tx, kind, subjectUid);
    return { proposedBy: proposed.by };
  }
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

/** What waits for a second admin, if anything. */
export const proposedChange = (tx: Tx, kind: ProposalKind, subjectUid: string): Promise<ChangeProposal | null> =>
  tx.changeProposal.findUnique({ where: { kind_subjectUid: { kind, subjectUid } } });

/** It was done, is withdrawn, or was proposed of what is another one by now. */
export const dropProposal = (tx: Tx, kind: ProposalKind, subjectUid: string) =>
  tx.changeProposal.deleteMany({ where: { kind, subjectUid } });

/** A column of JSON has no null of its own, so the value stands in an object. */
export const valueOf = ({ value }: Pick<ChangeProposal, 'value'>): Prisma.JsonValue =>
  (value as { to: Prisma.JsonValue }).to;

/** For the console: who has proposed it, when and why. */
export const proposalView = ({ by, byUid, at, reason }: ChangeProposal) => ({
  by,
  byUid,
  at: at.toISOString(),
  reason,
});

export const nothingProposed = (): DomainError =>
  new DomainError('NOTHING_PROPOSED', 'Tidak ada usulan yang menunggu di sini. Muat ulang, ya.');
