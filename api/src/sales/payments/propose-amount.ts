import type { Sen } from '#domain/platform/sen';
import { outstandingSen } from '#domain/sales/invoices/invoice';
import { codeSenOf } from '#domain/sales/invoices/unique-code';
import { fateOf } from '#domain/sales/payments/far-above';
import { type PaymentState, paymentMoves } from '#domain/sales/payments/payment-state';
import type { Invoice, Payment, PaymentProposal } from '#runtime/generated/prisma/client';
import { checkSecondAdmin } from '#runtime/platform/admins/second-admin.store';
import type { Tx } from '#runtime/platform/db/database';
import { decidedAlone, noteDecidedAlone } from '#runtime/sales/decided-alone.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';

/** As it was typed. */
interface Proposal {
  amountSen: bigint;
  reason: string;
  admin: AdminIdentity;
  at: Date;
}

/** What is owed of a payment, in sen: of a cancelled order what was asked for. */
export const owedOf = (
  { state, amountSen }: Pick<Payment, 'state' | 'amountSen'>,
  invoice: Pick<Invoice, 'amountSen' | 'receivedSen' | 'askedSen' | 'uniqueCode'>,
): bigint => (state === ('voided' satisfies PaymentState) ? amountSen : outstandingSen(invoice) + codeSenOf(invoice));

/** What was asked for, at most what the customer says to have sent, in sen. */
export const askedFor = (
  payment: Pick<Payment, 'state' | 'amountSen'>,
  invoice: Pick<Invoice, 'amountSen' | 'receivedSen' | 'askedSen' | 'uniqueCode'>,
): bigint => {
  const owedSen = owedOf(payment, invoice);
  return payment.amountSen < owedSen ? payment.amountSen : owedSen;
};

/** Whether its money can still be taken, also as late money. */
export const canBeConfirmed = ({ state }: Pick<Payment, 'state'>): boolean =>
  paymentMoves.actionsOn(state as PaymentState, 'admin').includes('confirm');

/**
 * An amount far above what is owed is kept until another admin types the same; the payment waits on. The caller has locked the
 * order. @returns whether it was kept. @throws DomainError REASON_NEEDED, NOT_SECOND_ADMIN, or 409 for a payment that waits no more.
 */
export async function proposesAmount(
  tx: Tx,
  { payment, invoice, proposed }: { payment: Payment; invoice: Invoice; proposed: PaymentProposal | null },
  { amountSen, reason, admin, at }: Proposal,
  from: Sen,
): Promise<boolean> {
  const owedSen = owedOf(payment, invoice);
  if (amountSen <= owedSen) return false;
  paymentMoves.after(payment.state as PaymentState, 'confirm', 'admin');
  const { uid: paymentUid } = payment;
  const alone = { kind: 'received', byUid: admin.uid, at } as const;
  const typed = { amountSen, byUid: admin.uid, reason, ...(await decidedAlone(tx, alone)) };
  const fate = fateOf(typed, owedSen, from, proposed);
  if (fate === 'take-as-second')
    await checkSecondAdmin(tx, { firstUid: proposed!.byUid, byUid: admin.uid, at, permission: 'payments.confirm' });
  if (fate === 'take') await noteDecidedAlone(tx, { ...alone, subjectUid: paymentUid, amountSen: amountSen - owedSen });
  if (fate !== 'propose') return false;
  // The same press twice.
  if (proposed?.amountSen === amountSen && proposed.byUid === admin.uid && proposed.reason === reason) return true;
  const data = { amountSen, reason, by: admin.name, byUid: admin.uid, at };
  await tx.paymentProposal.upsert({ where: { paymentUid }, create: { paymentUid, ...data }, update: data });
  const change = { receivedSen: amountSen.toString() };
  await recordAudit(tx, admin, { action: 'propose', subject: 'payments', subjectUid: paymentUid, reason, change });
  return true;
}
