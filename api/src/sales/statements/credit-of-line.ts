import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isClosedOrder } from '#domain/sales/orders/order-status';
import type { PaymentState } from '#domain/sales/payments/payment-state';
import { DomainError } from '#domain/platform/domain-error';
import { Clock } from '#runtime/platform/clock/clock';
import type { BankStatementLine, Invoice } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { type LockedOrder, lockOrder } from '#runtime/sales/orders.store';
import { takeForNothing } from '#runtime/sales/receive-money';
import { type LineUse, paymentOfLine, useLine } from '#runtime/sales/statement-lines.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import type { Placing } from './money-of-line.js';

interface Kept {
  use?: LineUse;
  /** Shown to the customer; without it the order says why. */
  why?: string;
}

/** Money of a line that is kept for a customer, who is known by one of the orders. */
@Injectable()
export class CreditOfLine {
  constructor(private readonly clock: Clock) {}

  /**
   * A payment that has paid for nothing, and so is credit: of an order that was paid already, or is over. While an invoice of the order
   * waits, the money is for that. The caller has locked the line. docs/rules/payments.md#late-money
   * @throws DomainError 404, INVOICE_WAITS.
   */
  async ofOrder(tx: Tx, line: BankStatementLine, orderUid: string, admin: AdminIdentity, kept: Kept): Promise<Placing> {
    const order = await lockOrder(tx, orderUid);
    const invoices = await tx.invoice.findMany({
      where: { orderUid },
      orderBy: [{ createdAt: 'desc' }, { uid: 'desc' }],
    });
    const [invoice] = invoices;
    if (!invoice || invoices.some(({ status }) => status === 'open'))
      throw new DomainError(
        'INVOICE_WAITS',
        'Pesanan ini masih punya tagihan yang menunggu. Pasangkan ke tagihannya; kelebihannya jadi kredit.',
      );
    return { orderUid, owedSen: 0n, askedSen: 0n, take: () => this.keep(tx, line, { order, invoice }, admin, kept) };
  }

  private async keep(
    tx: Tx,
    line: BankStatementLine,
    { order, invoice }: { order: LockedOrder; invoice: Invoice },
    admin: AdminIdentity,
    { use, why }: Kept,
  ): Promise<string> {
    const reason = why ?? (isClosedOrder(order.status) ? 'Dana masuk setelah pesanan berakhir' : 'Dibayar dua kali');
    const payment = await paymentOfLine(tx, line, order, invoice.uid);
    const [paymentUid, at, cameSen] = [randomUUID(), this.clock.now(), line.amountSen];
    await tx.payment.create({
      data: {
        ...payment,
        uid: paymentUid,
        state: 'confirmed' satisfies PaymentState,
        receivedSen: cameSen,
        settledSen: 0n,
        submittedAt: at,
        decidedAt: at,
        decidedBy: admin.name,
        decidedByUid: admin.uid,
      },
      select: { uid: true },
    });
    const cause = { actor: 'admin', by: admin.name, byUid: admin.uid, why: reason } as const;
    await takeForNothing(tx, { order, invoice, paymentUid, cameSen }, { cause, at, reason });
    await useLine(tx, line.uid, { paymentUid }, { by: admin.name, byUid: admin.uid, at, use });
    await recordAudit(tx, admin, {
      action: 'confirm',
      subject: 'statement-lines',
      subjectUid: line.uid,
      change: { paymentUid },
      reason,
    });
    return paymentUid;
  }
}
