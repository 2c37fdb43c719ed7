import type { Sen } from '#domain/platform/sen';
import { outstandingSen } from '#domain/sales/invoices/invoice';
import { codeSenOf } from '#domain/sales/invoices/unique-code';
import { fateOf, isFarAbove } from '#domain/sales/payments/far-above';
import { type PaymentState, paymentMoves } from '#domain/sales/payments/payment-state';
import type { Invoice, Payment, PaymentProposal } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
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

/** Whether its money can still be taken, also as late money. */
export const canBeConfirmed = ({ state }: Pick<Payment, 'state'>): boolean =>
  paymentMoves.actionsOn(state as PaymentState, 'admin').includes('confirm');

/**
 * An amount far above what is owed is kept until another admin types the same; the payment waits on. The caller has locked the
 * order. @returns whether it was kept. @throws DomainError REASON_NEEDED, or 409 for a payment that waits no more.
 */
export async function proposesAmount(
  tx: Tx,
  { payment, invoice, proposed }: { payment: Payment; invoice: Invoice; proposed: PaymentProposal | null },
  { amountSen, reason, admin, at }: Proposal,
  from: Sen,
): Promise<boolean> {
  const owedSen = owedOf(payment, invoice);
  if (!isFarAbove(amountSen, owedSen, from)) return false;
  paymentMoves.after(payment.state as PaymentState, 'confirm', 'admin');
  const { uid: paymentUid } = payment;
  if (fateOf({ amountSen, byUid: admin.uid, reason }, owedSen, from, proposed) === 'take') return false;
  // The same press twice.
  if (proposed?.amountSen === amountSen && proposed.byUid === admin.uid && proposed.reason === reason) return true;
  const data = { amountSen, reason, by: admin.name, byUid: admin.uid, at };
  await tx.paymentProposal.upsert({ where: { paymentUid }, create: { paymentUid, ...data }, update: data });
  const change = { receivedSen: amountSen.toString() };
  await recordAudit(tx, admin, { action: 'propose', subject: 'payments', subjectUid: paymentUid, reason, change });
  return true;
}
