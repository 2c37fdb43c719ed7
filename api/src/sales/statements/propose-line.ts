import type { Sen } from '#domain/platform/sen';
import { fateOf, whyTwo } from '#domain/sales/payments/far-above';
import type { BankStatementLine } from '#runtime/generated/prisma/client';
import { checkSecondAdmin } from '#runtime/platform/admins/second-admin.store';
import type { Tx } from '#runtime/platform/db/database';
import { decidedAlone, noteDecidedAlone } from '#runtime/sales/decided-alone.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';

/** A part of the money of a line that was booked as unplaced. */
export interface PartOfLine {
  /** The record that it is taken from, and the one that it becomes. */
  fromUid: string;
  uid: string;
  amountSen: bigint;
}

/** What the money of a line is to be. */
interface Target {
  /** Null: a fee or interest of the bank, or to be set aside. */
  orderUid: string | null;
  setAside?: boolean;
  /** It was charged, and that is to be taken back. */
  reverses?: boolean;
  /** What the order awaits of it, in sen. */
  owedSen: bigint;
  part?: PartOfLine;
}
/** Who wants that. */
interface Press {
  reason: string;
  admin: AdminIdentity;
  at: Date;
}

/** What is for no order: nothing is awaited of it. */
export const BY_THE_BANK: Target = { orderUid: null, owedSen: 0n };
export const SET_ASIDE: Target = { ...BY_THE_BANK, setAside: true };
export const NOT_BY_THE_BANK: Target = { ...BY_THE_BANK, reverses: true };

/**
 * A line far above what its order awaits is kept until another admin takes it for the same, who has not uploaded its
 * statement either: a bank's CSV can be written by hand. The caller has locked line and order, and has asked `checkNothingElseProposed`.
 * @returns why it was kept; null: it is taken. @throws DomainError REASON_NEEDED, NOT_SECOND_ADMIN, UPLOADER_NOT_SECOND. docs/rules/bank-statements.md#far-above
 */
export async function proposesLine(
  tx: Tx,
  line: BankStatementLine,
  { orderUid, owedSen, setAside = false, reverses = false, part }: Target,
  { reason, admin, at }: Press,
  from: Sen,
): Promise<string | null> {
  const { uid: lineUid } = line;
  const amountSen = line.amountSen < 0n ? -line.amountSen : line.amountSen;
  if (amountSen <= owedSen) return null;
  const kept = await tx.lineProposal.findUnique({ where: { lineUid } });
  // What was taken when the line was charged stays as a record, and does not propose to take it back.
  const before = kept?.reverses === reverses ? kept : null;
  const of = { unplacedUid: part?.fromUid ?? null, amountSen: part?.amountSen ?? null };
  const proposed = before ? { amountSen, byUid: before.byUid, by: before.by } : null;
  const [byUid, kind] = [admin.uid, orderUid === null ? 'line' : 'received'] as const;
  const uploader = await uploaderOf(tx, line);
  const isUploader = isBy(uploader, admin);
  // It places no money, and what it takes back counts no longer.
  const alone = reverses ? {} : await decidedAlone(tx, { kind, byUid, at });
  const typed = { amountSen, byUid, reason, isUploader, ...alone };
  const fate = fateOf(typed, owedSen, from, proposed);
  if (fate === 'take-as-second')
    // Who counts as one person with the uploader is no second pair of eyes either.
    for (const firstUid of [proposed!.byUid, ...(uploader.createdByUid === null ? [] : [uploader.createdByUid])])
      await checkSecondAdmin(tx, { firstUid, byUid, at, permission: 'statement-lines.confirm' });
  // Of a line that is not used up by it: what is left of its money waits for no one.
  if (fate !== 'propose' && before && part)
    await tx.lineProposal.delete({ where: { lineUid }, select: { lineUid: true } });
  if (fate === 'take' && !reverses)
    await noteDecidedAlone(tx, { kind, byUid, at, subjectUid: part?.uid ?? lineUid, amountSen: amountSen - owedSen });
  if (fate !== 'propose') return null;
  const why = whyTwo(typed, owedSen, from);
  // The same press twice.
  if (proposed?.byUid === admin.uid && before?.reason === reason) return why;
  const data = { ...of, orderUid, setAside, reverses, reason, by: admin.name, byUid: admin.uid, at };
  await tx.lineProposal.upsert({ where: { lineUid }, create: { lineUid, ...data }, update: data });
  const change = {
    orderUid,
    amountSen: amountSen.toString(),
    ...(setAside && { setAside }),
    ...(reverses && { reverses }),
  };
  await recordAudit(tx, admin, {
    action: 'propose',
    subject: 'statement-lines',
    subjectUid: lineUid,
    reason,
    change,
  });
  return why;
}

const uploaderOf = (tx: Tx, { statementUid: uid }: BankStatementLine) =>
  tx.bankStatement.findUniqueOrThrow({ where: { uid }, select: { createdBy: true, createdByUid: true } });

/** Of a statement of before the name alone may say who. */
const isBy = (
  { createdBy, createdByUid }: { createdBy: string; createdByUid: string | null },
  admin: AdminIdentity,
): boolean => (createdByUid === null ? createdBy === admin.name : createdByUid === admin.uid);
