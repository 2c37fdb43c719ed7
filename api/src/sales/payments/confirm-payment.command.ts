import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DoneOrProposed } from '#contracts/platform/common.http';
import { checkTypedAmount } from '#domain/sales/invoices/invoice';
import { type PaidBy, paidBy } from '#domain/sales/invoices/paid-by';
import { transferOf } from '#domain/sales/invoices/unique-code';
import type { Sen } from '#domain/platform/sen';
import { DomainError } from '#domain/platform/domain-error';
import { checkFarBelow, checkProposed } from '#domain/sales/payments/far-above';
import { isClosedOrder } from '#domain/sales/orders/order-status';
import { PART_RECEIVED } from '#domain/sales/orders/payment-causes';
import type { PaymentState } from '#domain/sales/payments/payment-state';
import { Config } from '#runtime/platform/config/config';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { writeTogether } from '#runtime/platform/db/write-together';
import { announce } from '#runtime/platform/outbox/announce';
import { crashPoint } from '#runtime/platform/crash-point';
import { moneyReceived } from '#runtime/sales/invoices.store';
import { type Cause, checkCustomerKept, moveOrder } from '#runtime/sales/orders.store';
import { takeForNothing, takeWhole } from '#runtime/sales/receive-money';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
import { ProductLines } from '#runtime/sales/product-lines';
import { auditRecord } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { askedFor, canBeConfirmed, proposesAmount } from './propose-amount.js';
import { checkNotOfLine } from '../statements/same-transfer.js';
import { type LockedPayment, laterOf, lockPayment, nextDueDate, paymentDecided } from './lock-payment.js';

export class ConfirmPaymentCommand extends Command<DoneOrProposed> {
  constructor(
    readonly paymentUid: string,
    readonly admin: AdminIdentity,
    /** What has arrived; null: what was asked for. */
    readonly arrived: Sen | null = null,
    /** Why it is far above or below what was asked for. */
    readonly reason = '',
    /** A line of a statement has brought the same amount, and this is another transfer. */
    readonly isSecond = false,
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
    private readonly settings: ShopSettings,
  ) {}

  async execute({ paymentUid, admin, arrived, reason, isSecond }: ConfirmPaymentCommand): Promise<DoneOrProposed> {
    const isProposed = await this.database.transaction(async (tx) => {
      const locked = await lockPayment(tx, paymentUid);
      checkTypedAmount(arrived, locked.invoice);
      const { payment, invoice } = locked;
      // A customer with a proof that waits is not erased.
      if (payment.state === ('voided' satisfies PaymentState)) await checkCustomerKept(tx, payment.orderUid);
      if (arrived !== null && canBeConfirmed(payment)) checkFarBelow(arrived, askedFor(payment, invoice), reason);
      if (!isSecond && canBeConfirmed(payment)) await checkNotOfLine(tx, payment, arrived ?? transferOf(invoice));
      const from = this.settings.threshold('refundApprovalFrom');
      const proposal = { amountSen: arrived ?? 0n, reason, admin, at: this.clock.now() };
      const proposes = await proposesAmount(tx, locked, proposal, from);
      if (!proposes) await this.decide(tx, locked, arrived, { ...admin, reason });
      crashPoint('confirm-payment:before-commit');
      return proposes;
    });
    crashPoint('confirm-payment:committed');
    return { uid: paymentUid, isProposed };
  }

  /** The same in a transaction of the caller, who has locked no order but that of the payment. */
  async confirm(tx: Tx, paymentUid: string, arrived: Sen | null, admin: Deciding): Promise<void> {
    await this.decide(tx, await lockPayment(tx, paymentUid), arrived, admin);
  }

  private async decide(tx: Tx, locked: LockedPayment, arrived: Sen | null, admin: Deciding): Promise<void> {
    const cameSen = arrived ?? transferOf(locked.invoice);
    if (canBeConfirmed(locked.payment)) checkProposed(cameSen, locked.proposed);
    if (arrived !== null && locked.payment.state === ('voided' satisfies PaymentState))
      return this.takeLate(tx, locked, arrived, admin);
    assertWaiting(locked.payment);
    const paid = paidBy(locked.invoice, cameSen);
    await (paid.isWhole
      ? this.takeAll(tx, locked, { cameSen, paid }, admin)
      : this.takePart(tx, locked, cameSen, admin));
  }

  private async takeAll(
    tx: Tx,
    { order, payment, invoice }: LockedPayment,
    { cameSen, paid }: { cameSen: bigint; paid: PaidBy },
    admin: Deciding,
  ) {
    const at = this.clock.now();
    const cause: Cause = { actor: 'admin', by: admin.name, byUid: admin.uid, why: 'Pembayaran diterima' };
    const { settledSen, codeSen, roundingSen } = paid;
    const used = { receivedSen: cameSen, settledSen, codeSen, roundingSen };
    const decision = { decidedAt: at, decidedBy: admin.name, decidedByUid: admin.uid, ...used };
    await takeWhole(
      tx,
      this.lines,
      { order, invoice, paymentUid: payment.uid, cameSen, paid },
      {
        cause,
        at,
        writes: [
          paymentDecided(payment, 'confirm', decision),
          confirmed(admin, payment.uid, payment.amountSen, cameSen),
        ],
      },
    );
  }

  /** Money of an order that was cancelled: it has paid for nothing. docs/rules/payments.md#late-money */
  private async takeLate(tx: Tx, { order, payment, invoice }: LockedPayment, came: Sen, admin: Deciding) {
    if (!isClosedOrder(order.status))
      throw new DomainError('ORDER_REOPENED', 'Pesanannya sudah dibuka lagi. Catat dananya di daftar dana masuk.');
    const at = this.clock.now();
    const decision = {
      decidedAt: at,
      decidedBy: admin.name,
      decidedByUid: admin.uid,
      receivedSen: came,
      settledSen: 0n,
    };
    await takeForNothing(
      tx,
      { order, invoice, paymentUid: payment.uid, cameSen: came },
      {
        cause: { actor: 'admin', by: admin.name, byUid: admin.uid, why: LATE },
        at,
        reason: LATE,
        writes: [paymentDecided(payment, 'confirm', decision), confirmed(admin, payment.uid, payment.amountSen, came)],
      },
    );
  }

  private async takePart(tx: Tx, locked: LockedPayment, cameSen: bigint, admin: Deciding): Promise<void> {
    const { order, payment, invoice, isRenewal } = locked;
    const { uid: paymentUid } = payment;
    const at = this.clock.now();
    await writeTogether(tx, [
      paymentDecided(payment, 'confirm', {
        decidedAt: at,
        decidedBy: admin.name,
        decidedByUid: admin.uid,
        receivedSen: cameSen,
        settledSen: 0n,
      }),
      moneyReceived(invoice, cameSen, at),
      confirmed(admin, paymentUid, payment.amountSen, cameSen),
    ]);
    const next = isRenewal ? null : await this.lines.nextInstalment(tx, order, invoice.receivedSen + cameSen);
    const why = next ? PART_RECEIVED.instalment : PART_RECEIVED.rest;
    const cause: Cause = { actor: 'admin', by: admin.name, byUid: admin.uid, why };
    const dueAt = laterOf(
      await nextDueDate(tx, order, { ...invoice, receivedSen: invoice.receivedSen + cameSen }, at, {
        config: this.config,
        lines: this.lines,
      }),
      next?.dueAt,
    );
    if (isRenewal) await this.lines.onRenewal(tx, order, invoice.uid, 'short', { cause, at });
    else {
      await moveOrder(tx, order, 'receive-part', cause, { dueAt, askedSen: next?.askedSen });
      await this.lines.onPayment(tx, order, 'short', { cause, at });
    }
    await announce(tx, 'payment.short', { orderUid: order.uid, paymentUid, dueAt: dueAt.toISOString() });
  }
}

const LATE = 'Dana masuk setelah pesanan dibatalkan';

/** The payment of a cancelled order is voided: it is confirmed only with the amount that arrived, as late money. */
function assertWaiting({ state }: { state: string }): void {
  if (state === ('voided' satisfies PaymentState))
    throw new DomainError('PAYMENT_VOIDED', 'Pesanannya sudah dibatalkan. Kalau dananya masuk, isi jumlahnya.');
}

/** Who decides, and why of an amount that is far from what was asked for. */
export interface Deciding extends AdminIdentity {
  reason: string;
}

/** The audit log names what arrived only where it is not what was said to have been sent. */
const confirmed = ({ reason, ...admin }: Deciding, subjectUid: string, saidSen: bigint, cameSen: bigint) =>
  auditRecord(admin, {
    action: 'confirm',
    subject: 'payments',
    subjectUid,
    ...(reason && { reason }),
    ...(cameSen !== saidSen && { change: { amountSen: saidSen.toString(), receivedSen: cameSen.toString() } }),
  });
