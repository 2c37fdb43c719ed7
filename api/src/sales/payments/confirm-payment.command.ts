import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { outstandingSen, settledBy } from '#domain/sales/invoices/invoice';
import { type Sen, sen } from '#domain/platform/sen';
import { DomainError } from '#domain/platform/domain-error';
import type { PaymentState } from '#domain/sales/payments/payment-state';
import { Config } from '#runtime/platform/config/config';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { writeTogether } from '#runtime/platform/db/write-together';
import { announce, announcement } from '#runtime/platform/outbox/announce';
import { crashPoint } from '#runtime/platform/crash-point';
import { keepAsCredit } from '#runtime/sales/refunds.store';
import { moneyReceived } from '#runtime/sales/invoices.store';
import { type Cause, moveOrder, orderMove } from '#runtime/sales/orders.store';
import { ProductLines } from '#runtime/sales/product-lines';
import { auditRecord } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { type LockedPayment, lockPayment, nextDueDate, paymentDecided } from './lock-payment.js';

export class ConfirmPaymentCommand extends Command<{ uid: string }> {
  constructor(
    readonly paymentUid: string,
    readonly admin: AdminIdentity,
    /** What has arrived; null: what is owed. */
    readonly arrived: Sen | null = null,
  ) {
    super();
  }
}

/**
 * Money has arrived. All of it: order → Diproses, or one more period; what is too much is the customer's credit. Less: the rest
 * is asked for. The worker delivers, posts the ledger and notifies the customer. docs/rules/payments.md#received-amounts
 */
@CommandHandler(ConfirmPaymentCommand)
export class ConfirmPaymentHandler implements ICommandHandler<ConfirmPaymentCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly lines: ProductLines,
    private readonly config: Config,
  ) {}

  async execute({ paymentUid, admin, arrived }: ConfirmPaymentCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const locked = await lockPayment(tx, paymentUid);
      if (arrived !== null && locked.payment.state === ('voided' satisfies PaymentState))
        return this.takeLate(tx, locked, arrived, admin);
      assertWaiting(locked.payment);
      const cameSen = arrived ?? outstandingSen(locked.invoice);
      if (cameSen < outstandingSen(locked.invoice)) await this.takePart(tx, locked, cameSen, admin);
      else await this.takeAll(tx, locked, cameSen, admin);
      crashPoint('confirm-payment:before-commit');
    });
    crashPoint('confirm-payment:committed');
    return { uid: paymentUid };
  }

  private async takeAll(tx: Tx, locked: LockedPayment, cameSen: bigint, admin: AdminIdentity): Promise<void> {
    const { order, payment, invoice, isRenewal } = locked;
    const { uid: paymentUid } = payment;
    const at = this.clock.now();
    const cause: Cause = { actor: 'admin', by: admin.name, why: 'Pembayaran diterima' };
    const { settledSen, overSen } = settledBy(invoice, cameSen);
    await writeTogether(tx, [
      paymentDecided(payment, 'confirm', { decidedAt: at, decidedBy: admin.name, receivedSen: cameSen, settledSen }),
      moneyReceived(invoice, cameSen, at),
      ...(isRenewal ? [] : [orderMove([{ order, action: 'confirm-payment', cause }])]),
      announcement(tx, 'payment.confirmed', [{ orderUid: order.uid, paymentUid, ...(isRenewal && { isRenewal }) }]),
      confirmed(admin, paymentUid, payment.amountSen, cameSen),
    ]);
    if (overSen > 0n)
      await keepAsCredit(tx, { paymentUid, amount: sen(overSen), reason: OVERPAID, by: admin.name, at });
    if (isRenewal) await this.lines.onRenewal(tx, order, invoice.uid, 'confirmed', { cause, at });
    else await this.lines.onPayment(tx, order, 'confirmed', { cause, at });
  }

  /** Money of an order that was cancelled: it has paid for nothing. docs/rules/payments.md#late-money */
  private async takeLate(tx: Tx, locked: LockedPayment, came: Sen, admin: AdminIdentity): Promise<void> {
    const { order, payment, invoice } = locked;
    const { uid: paymentUid } = payment;
    const [at, by] = [this.clock.now(), admin.name];
    await writeTogether(tx, [
      paymentDecided(payment, 'confirm', { decidedAt: at, decidedBy: by, receivedSen: came, settledSen: 0n }),
      moneyReceived(invoice, came, at),
      announcement(tx, 'payment.late', [{ orderUid: order.uid, paymentUid }]),
      confirmed(admin, paymentUid, payment.amountSen, came),
    ]);
    await keepAsCredit(tx, { paymentUid, amount: came, reason: LATE, by, at });
  }

  private async takePart(tx: Tx, locked: LockedPayment, cameSen: bigint, admin: AdminIdentity): Promise<void> {
    const { order, payment, invoice, isRenewal } = locked;
    const { uid: paymentUid } = payment;
    const at = this.clock.now();
    const cause: Cause = { actor: 'admin', by: admin.name, why: 'Pembayaran kurang, menunggu sisanya' };
    await writeTogether(tx, [
      paymentDecided(payment, 'confirm', {
        decidedAt: at,
        decidedBy: admin.name,
        receivedSen: cameSen,
        settledSen: 0n,
      }),
      moneyReceived(invoice, cameSen, at),
      confirmed(admin, paymentUid, payment.amountSen, cameSen),
    ]);
    const dueAt = await nextDueDate(tx, order, invoice, at, this.config);
    if (isRenewal) await this.lines.onRenewal(tx, order, invoice.uid, 'short', { cause, at });
    else {
      await moveOrder(tx, order, 'receive-part', cause, { dueAt });
      await this.lines.onPayment(tx, order, 'short', { cause, at });
    }
    await announce(tx, 'payment.short', { orderUid: order.uid, paymentUid, dueAt: dueAt.toISOString() });
  }
}

const OVERPAID = 'Kelebihan bayar';
const LATE = 'Dana masuk setelah pesanan dibatalkan';

/** A decision that crosses a cancellation is refused; money of a cancelled order is taken with its amount only. */
function assertWaiting({ state }: { state: string }): void {
  if (state === ('voided' satisfies PaymentState))
    throw new DomainError('PAYMENT_VOIDED', 'Pesanannya sudah dibatalkan. Kalau dananya masuk, isi jumlahnya.');
}

/** The audit log names what arrived only where it is not what was said to have been sent. */
const confirmed = (admin: AdminIdentity, subjectUid: string, saidSen: bigint, cameSen: bigint) =>
  auditRecord(admin, {
    action: 'confirm',
    subject: 'payments',
    subjectUid,
    ...(cameSen !== saidSen && { change: { amountSen: saidSen.toString(), receivedSen: cameSen.toString() } }),
  });
