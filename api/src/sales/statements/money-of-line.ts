import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import { sen } from '#domain/platform/sen';
import { askedOf } from '#domain/sales/invoices/invoice';
import { isHeldMoney } from '#domain/sales/refunds/refund';
import type { PaymentState } from '#domain/sales/payments/payment-state';
import { Clock } from '#runtime/platform/clock/clock';
import type { BankStatementLine } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { type Cause, lockOrder } from '#runtime/sales/orders.store';
import { ProductLines } from '#runtime/sales/product-lines';
import { submitted } from '#runtime/sales/receive-money';
import { type LineUse, paymentOfLine, useLine } from '#runtime/sales/statement-lines.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import { ConfirmPaymentHandler, type Deciding } from '../payments/confirm-payment.command.js';
import { lockPayment } from '../payments/lock-payment.js';
import { askedFor, owedOf } from '../payments/propose-amount.js';

const SEEN = 'Dana terlihat di rekening koran';

/** What a line may become, checked but not taken yet. */
export interface Placing {
  orderUid: string;
  /** What is owed of it, in sen; null: its amount was taken before, and is only noted. */
  owedSen: bigint | null;
  /** What was asked for, in sen; 0: nothing. */
  askedSen: bigint;
  /** @returns the payment's uid. */
  take: () => Promise<string>;
}

/** Money that came, as a line of a statement shows it. The caller has locked the line; the order is locked after it. */
@Injectable()
export class MoneyOfLine {
  constructor(
    private readonly clock: Clock,
    private readonly lines: ProductLines,
    private readonly payments: ConfirmPaymentHandler,
  ) {}

  /** The line pays an open invoice: by the proof that waits, or without one. @throws DomainError 404, NO_OPEN_INVOICE. */
  async forInvoice(
    tx: Tx,
    line: BankStatementLine,
    invoiceUid: string,
    admin: Deciding,
    use?: LineUse,
  ): Promise<Placing> {
    const found = await tx.invoice.findUnique({ where: { uid: invoiceUid }, select: { orderUid: true } });
    if (!found) throw notFound();
    const order = await lockOrder(tx, found.orderUid);
    const invoice = await tx.invoice.findUniqueOrThrow({ where: { uid: invoiceUid } });
    if (invoice.status !== 'open')
      throw new DomainError('NO_OPEN_INVOICE', 'Tagihan ini tidak menunggu pembayaran lagi. Muat ulang, ya.');
    const waiting = await tx.payment.findFirst({ where: { invoiceUid, state: 'submitted' }, select: { uid: true } });
    return {
      orderUid: order.uid,
      owedSen: owedOf({ state: 'submitted', amountSen: line.amountSen }, invoice),
      askedSen: askedOf(invoice),
      take: async () =>
        this.take(tx, line, waiting?.uid ?? (await this.seen(tx, line, order, invoice, admin)), admin, use),
    };
  }

  /** A payment that was confirmed by hand is explained; one whose order was cancelled is taken as late money. @throws DomainError 404, LINE_AMOUNT, NOT_IN_BANK, EXPLAINED_TWICE. */
  async forPayment(
    tx: Tx,
    line: BankStatementLine,
    paymentUid: string,
    admin: Deciding,
    use?: LineUse,
  ): Promise<Placing> {
    const { order, payment, invoice } = await lockPayment(tx, paymentUid);
    if (isHeldMoney(payment.method)) throw notFound();
    // The gateway holds it: no line of the bank shows it, and this line would be lost.
    if (payment.method === 'gateway')
      throw new DomainError('NOT_IN_BANK', 'Pembayaran ini lewat gateway, jadi bukan dana dari baris koran ini.');
    if (payment.state !== ('confirmed' satisfies PaymentState))
      return {
        orderUid: order.uid,
        owedSen: owedOf(payment, invoice),
        askedSen: askedFor(payment, invoice),
        take: () => this.take(tx, line, paymentUid, admin, use),
      };
    const receivedSen = payment.receivedSen ?? 0n;
    return {
      orderUid: order.uid,
      owedSen: null,
      askedSen: 0n,
      take: () => this.use(tx, line, paymentUid, admin, { amountSen: receivedSen, use }),
    };
  }

  private async take(tx: Tx, line: BankStatementLine, paymentUid: string, admin: Deciding, use?: LineUse) {
    await this.payments.confirm(tx, paymentUid, sen(line.amountSen), admin);
    return this.use(tx, line, paymentUid, admin, { use });
  }

  private async use(
    tx: Tx,
    { uid: lineUid, amountSen: cameSen }: BankStatementLine,
    paymentUid: string,
    admin: Deciding,
    how: { amountSen?: bigint; use?: LineUse },
  ): Promise<string> {
    await useLine(
      tx,
      lineUid,
      { paymentUid },
      { by: admin.name, byUid: admin.uid, at: this.clock.now(), cameSen, ...how },
    );
    await this.note(tx, lineUid, paymentUid, admin);
    return paymentUid;
  }

  private note = (tx: Tx, lineUid: string, paymentUid: string, admin: Deciding): Promise<void> =>
    recordAudit(tx, admin, {
      action: 'confirm',
      subject: 'statement-lines',
      subjectUid: lineUid,
      change: { paymentUid },
      ...(admin.reason && { reason: admin.reason }),
    });

  /** A payment without a proof: the statement is the proof. It waits until it is confirmed, in this transaction. */
  private async seen(
    tx: Tx,
    line: BankStatementLine,
    order: Awaited<ReturnType<typeof lockOrder>>,
    invoice: { uid: string; purpose: string },
    admin: Deciding,
  ): Promise<string> {
    await this.lines.checkPayment(tx, order);
    const [uid, at] = [randomUUID(), this.clock.now()];
    const payment = await paymentOfLine(tx, line, order, invoice.uid);
    await tx.payment.create({
      data: { ...payment, uid, state: 'submitted' satisfies PaymentState, submittedAt: at },
      select: { uid: true },
    });
    // The customer has paid, as with a proof; the admin has seen it.
    const cause: Cause = { actor: 'customer', by: admin.name, byUid: admin.uid, why: SEEN };
    await submitted(tx, this.lines, { order, invoice }, { cause, at });
    return uid;
  }
}

const notFound = () => new DomainError('NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found');
