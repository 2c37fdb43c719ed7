import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UseCreditBody } from '#contracts/sales/credit.http';
import { DomainError } from '#domain/platform/domain-error';
import { sen } from '#domain/platform/sen';
import { askedOf } from '#domain/sales/invoices/invoice';
import { usableCredit } from '#domain/sales/refunds/credit';
import { checkPriceRead } from '#domain/sales/orders/price-read';
import type { PaymentState } from '#domain/sales/payments/payment-state';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Clock } from '#runtime/platform/clock/clock';
import { crashPoint } from '#runtime/platform/crash-point';
import { Database, type Tx } from '#runtime/platform/db/database';
import { whyNotPayable } from '#runtime/sales/closed-early';
import { payByCredit } from '#runtime/sales/credit.store';
import { findOpenInvoice } from '#runtime/sales/invoices.store';
import { type Cause, lockOrder } from '#runtime/sales/orders.store';
import { ProductLines } from '#runtime/sales/product-lines';
import { proofNotNeeded, takePaid } from '#runtime/sales/receive-money';
import { findAskedRenewal } from '../payments/asked-renewal.js';
import { Refusal } from '../../platform/http/errors/refusal.js';

export class UseCreditCommand extends Command<void> {
  constructor(
    readonly customerUid: string,
    readonly asked: UseCreditBody,
  ) {
    super();
  }
}

const SENT: Cause = { actor: 'customer', by: 'customer', why: 'Dibayar dengan kredit' };
const PAID: Cause = { actor: 'system', by: 'credit', why: 'Pembayaran diterima' };

/**
 * The customer's credit pays the open invoice of an order as far as it reaches; the rest is transferred as usual. The same press again
 * changes nothing and has the same answer. docs/rules/payments.md#credit
 */
@CommandHandler(UseCreditCommand)
export class UseCreditHandler implements ICommandHandler<UseCreditCommand> {
  constructor(
    private readonly database: Database,
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  async execute({ customerUid, asked }: UseCreditCommand): Promise<void> {
    await this.database.transaction(async (tx) => {
      const found = await tx.order.findUnique({ where: { uid: asked.orderUid }, select: { customerUid: true } });
      if (found?.customerUid !== customerUid) throw new Refusal('NOT_FOUND', 404);
      await this.use(tx, asked);
      crashPoint('use-credit:before-commit');
    });
    crashPoint('use-credit:committed');
  }

  private async use(tx: Tx, { orderUid, amountRead, used }: UseCreditBody): Promise<void> {
    const order = await lockOrder(tx, orderUid);
    const isRenewal = await isRenewed(tx, order);
    if (order.status !== ORDER_STATUS.awaitingPayment && !isRenewal) {
      if (await isPaidByCredit(tx, orderUid)) return;
      throw await whyNotPayable(tx, this.lines, order);
    }
    if (!isRenewal) await this.lines.checkPayment(tx, order);
    const invoice = isRenewal
      ? await findAskedRenewal(tx, this.lines, order)
      : await findOpenInvoice(tx, orderUid, 'purchase');
    if (invoice.askedSen !== null) throw inInstalments();
    const at = this.clock.now();
    const { status, paymentUid, credit } = await payByCredit(tx, order, invoice.uid, { cause: SENT, at });
    if (!paymentUid) {
      if (await hasUsedCredit(tx, invoice.uid)) return;
      throw new DomainError('NO_CREDIT', 'Kamu belum punya kredit yang bisa dipakai.');
    }
    // Of the invoice as it was before, and after the press that has the same answer.
    const asked = sen(askedOf(invoice));
    checkPriceRead(asked, amountRead, 'Tagihannya', 'amountRead');
    checkPriceRead(usableCredit(credit, asked), used, 'Kredit yang terpakai', 'used');
    if (status !== 'paid') return;
    const sent = await proofNotNeeded(tx, this.lines, { order, invoice }, { cause: SENT, at });
    await takePaid(tx, this.lines, { order: sent, invoice, paymentUid }, { cause: PAID, at });
  }
}

/** Credit that came after the invoice of the next period pays that too. */
const isRenewed = async (tx: Tx, { uid: orderUid, status }: { uid: string; status: number }): Promise<boolean> =>
  status === ORDER_STATUS.completed &&
  (await tx.invoice.count({ where: { orderUid, purpose: 'renewal', status: 'open' } })) > 0;

const BY_CREDIT = { method: 'credit', state: 'confirmed' satisfies PaymentState };

/** The press before has used what there was; a payment of credit that was given back again does not count. */
const hasUsedCredit = async (tx: Tx, invoiceUid: string): Promise<boolean> =>
  (await tx.payment.count({ where: { ...BY_CREDIT, invoiceUid, refunds: { none: {} }, refundParts: { none: {} } } })) >
  0;

/** The order is paid, and credit was the last that came for it: what the press before has done. */
async function isPaidByCredit(tx: Tx, orderUid: string): Promise<boolean> {
  const last = await tx.payment.findFirst({
    where: { orderUid, state: BY_CREDIT.state, invoice: { status: 'paid' } },
    orderBy: [{ decidedAt: 'desc' }, { uid: 'asc' }],
    select: { method: true, order: { select: { status: true } } },
  });
  if (!last || last.method !== BY_CREDIT.method) return false;
  return last.order.status === ORDER_STATUS.processing || last.order.status === ORDER_STATUS.completed;
}

const inInstalments = (): DomainError =>
  new DomainError('CREDIT_NOT_FOR_INSTALMENTS', 'Kredit belum bisa dipakai untuk cicilan tabungan.');
