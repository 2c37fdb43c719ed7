import type { DoneOrProposed } from '#contracts/platform/common.http';
import { isExampleAccount } from '#domain/sales/payments/example-account';
import { bringsAccount } from '#domain/sales/payments/receiving-account';
import type { Database, Tx } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { invalid } from '../../platform/http/errors/refusal.js';
import { changesOf } from '../../platform/audit/changes-of.js';
import { editConflict, lockVersion } from '../../platform/audit/lock-version.js';
import { recordAudit } from '../../platform/audit/record-audit.js';
import {
  approveChange,
  decideWithSecond,
  dropProposal,
  proposedChange,
} from '../../platform/proposals/decide-change.js';
import { showsOnlyExamples } from './shown-accounts.js';
import { dropUniqueCodes } from '../payments/draw-unique-code.js';

export const SUBJECT = 'payment-methods';
export const TAKEN = { field: 'accountNumber', message: 'Rekening ini sudah ada di daftar' };

/** What owners edit. */
export const FACTS = {
  bankName: true,
  accountNumber: true,
  accountName: true,
  position: true,
  uniqueCode: true,
  active: true,
} as const;
export interface MethodFacts {
  bankName: string;
  accountNumber: string;
  accountName: string;
  position: number;
  uniqueCode: boolean;
  active: boolean;
}

interface MethodEdit {
  uid: string;
  action: 'update' | 'activate' | 'deactivate' | 'approve';
  wanted: { [K in keyof MethodFacts]?: MethodFacts[K] | undefined };
  /** The one that was read; left out for acts that do not depend on it. */
  version?: number;
  admin: AdminIdentity;
  at: Date;
  /** @throws DomainError where the others do not let it. */
  check?: (tx: Tx) => Promise<void>;
}

interface Comparison {
  before: MethodFacts;
  value: MethodFacts;
}

/**
 * An edit of a bank account of the shop; one that brings customers another account is proposed until another admin agrees.
 * docs/rules/shop.md#two-owners @throws Refusal 404, 409 of another version, 422 where another one has the number; DomainError as `approveChange`.
 */
export async function editPaymentMethod(database: Database, edit: MethodEdit): Promise<DoneOrProposed> {
  const { uid, action, wanted, version, admin, check } = edit;
  const isProposed = await database.transaction(async (tx) => {
    const current = await lockVersion(tx, 'payment_method', uid);
    const before = await tx.paymentMethod.findUniqueOrThrow({ where: { uid }, select: FACTS });
    const change = changesOf(before, wanted);
    // Who approves what is there already approves another account than the one that waits.
    if (!change && (action !== 'approve' || !(await proposedChange(tx, SUBJECT, uid)))) return false;
    if (version !== undefined && version !== current) throw await editConflict(tx, uid);
    await check?.(tx);
    const value = { ...before, ...defined(wanted) };
    await checkFree(tx, uid, value);
    const decided = await decide(tx, { ...edit, before, value });
    if (decided === null) return true;
    // What was proposed of it was proposed of another account.
    await dropProposal(tx, SUBJECT, uid);
    await tx.paymentMethod.update({ where: { uid }, data: { ...value, version: current + 1 }, select: { uid: true } });
    await dropUniqueCodes(tx);
    await recordAudit(tx, admin, { action, subject: SUBJECT, subjectUid: uid, change: { ...change, ...decided } });
    return false;
  });
  return { uid, isProposed };
}

/** @returns what the audit log says besides; null: it is only proposed. */
async function decide(tx: Tx, { uid, action, before, value, admin, at }: MethodEdit & Comparison) {
  const change = { kind: SUBJECT, subjectUid: uid, value: { ...value }, admin, at } as const;
  if (action === 'approve') return approveChange(tx, change);
  if (!bringsAccount(before, value)) return {};
  if (isExampleAccount(before.accountNumber) && before.active && (await showsOnlyExamples(tx)))
    return { wasExample: true };
  return decideWithSecond(tx, change);
}

const defined = <T extends object>(wanted: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined)) as never;

/** A proposal that could not be made later says so at once. */
async function checkFree(tx: Tx, uid: string, { bankName, accountNumber }: MethodFacts): Promise<void> {
  const others = { bankName, accountNumber, uid: { not: uid } };
  if (await tx.paymentMethod.count({ where: others })) throw invalid(TAKEN);
}
