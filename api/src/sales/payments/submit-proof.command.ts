import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PaymentStatusView, SubmitProofFields } from '#contracts/sales/payments.http';
import { checkAmountRead } from '#domain/sales/invoices/amount-read';
import { transferOf } from '#domain/sales/invoices/unique-code';
import type { PaymentState } from '#domain/sales/payments/payment-state';
import { tooLateToPay } from '#domain/sales/orders/not-payable';
import { PROOF_SENT } from '#domain/sales/orders/payment-causes';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';
import { writeTogether } from '#runtime/platform/db/write-together';
import { announcement } from '#runtime/platform/outbox/announce';
import { findAskedRenewal } from './asked-renewal.js';
import { whyNotPayable } from '#runtime/sales/closed-early';
import { refuseAfterManyRejections } from '#runtime/sales/rejected-proofs';
import { crashPoint } from '#runtime/platform/crash-point';
import { findOpenInvoice } from '#runtime/sales/invoices.store';
import { type Cause, type LockedOrder, lockOrder, orderMove } from '#runtime/sales/orders.store';
import type { SoldOrder } from '#runtime/sales/product-line';
import { ProductLines } from '#runtime/sales/product-lines';
import { Refusal } from '../../platform/http/errors/refusal.js';
import type { UploadedFile } from '../../platform/http/uploads/upload.js';
import { type StoredFile, StoredFiles, fileSaved } from '../../platform/files/stored-files.js';
import { refuseBlockedPayer } from './blocked-payer.js';
import { refuseUsedPicture } from './same-proof.js';

export class SubmitProofCommand extends Command<Pick<PaymentStatusView, 'orderUid' | 'orderNumber'>> {
  constructor(
    readonly fields: SubmitProofFields,
    readonly proof: UploadedFile,
  ) {
    super();
  }
}

const BY_CUSTOMER: Cause = { actor: 'customer', by: 'customer', why: PROOF_SENT };

/** A customer uploads a proof of payment for the order (→ 2) or for its next period, and an admin has to decide. */
@CommandHandler(SubmitProofCommand)
export class SubmitProofHandler implements ICommandHandler<SubmitProofCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly files: StoredFiles,
    private readonly lines: ProductLines,
  ) {}

  async execute({ fields, proof }: SubmitProofCommand) {
    await this.refuseEarly(fields);
    const file = await this.files.store(proof, fields.customerUid);
    const order = await this.database.transaction(
      (tx) => this.submit(tx, fields, file),
      () => this.files.discard(file),
    );
    crashPoint('submit-proof:committed');
    return { orderUid: order.uid, orderNumber: order.number };
  }

  /** Cheap refusals before the picture is decoded; decided again under the lock. */
  private async refuseEarly({ orderUid, customerUid }: SubmitProofFields): Promise<void> {
    const [order] = await this.database.$queryRaw<EarlyOrder[]>`
      SELECT o.uid, o.number, o.status, o.product_line AS "productLine", n.uid AS "invoiceUid", n.due_at AS "dueAt"
      FROM "order" o LEFT JOIN invoice n ON n.order_uid = o.uid AND n.purpose = 'purchase' AND n.status = 'open'
      WHERE o.uid = ${orderUid}::uuid AND o.customer_uid = ${customerUid}::uuid`;
    if (!order) throw new Refusal('ORDER_NOT_FOUND', 404);
    await refuseBlockedPayer(this.database, customerUid);
    await this.lines.checkPayment(this.database, order);
    if (isCompleted(order)) return void (await findAskedRenewal(this.database, this.lines, order));
    await this.assertAsked(this.database, order);
    const { invoiceUid, dueAt } = order;
    if (invoiceUid) await assertInTime(this.database, order, { uid: invoiceUid, dueAt }, this.clock.now());
  }

  private async submit(tx: Tx, fields: SubmitProofFields, file: StoredFile): Promise<LockedOrder> {
    const now = this.clock.now();
    const order = await lockOrder(tx, fields.orderUid);
    await refuseBlockedPayer(tx, order.customerUid);
    const isRenewal = isCompleted(order);
    if (!isRenewal) await this.assertAsked(tx, order);
    const invoice = isRenewal
      ? await findAskedRenewal(tx, this.lines, order)
      : await findOpenInvoice(tx, order.uid, 'purchase');
    // A renewal invoice has no time of its own: it is open as long as it can be paid.
    if (!isRenewal) await assertInTime(tx, order, invoice, now);
    checkAmountRead(order, invoice, fields.amountRead);
    await Promise.all([refuseAfterManyRejections(tx, invoice), refuseUsedPicture(tx, this.lines, file, order)]);
    const paymentUid = randomUUID();
    const submitted = Prisma.sql`payment_submitted AS (
      INSERT INTO "payment" ("uid", "order_uid", "invoice_uid", "state", "amount_sen", "bank_from", "account_name",
        "file_uid", "submitted_at")
      VALUES (${paymentUid}::uuid, ${order.uid}::uuid, ${invoice.uid}::uuid, ${'submitted' satisfies PaymentState},
        ${transferOf(invoice)}, ${fields.bankFrom}, ${fields.accountName}, ${file.uid}::uuid, ${now}) RETURNING 1)`;
    // The retry key is given up: the same order from here on is a new one, and a rejection must not collide with that.
    const moves = isRenewal ? [] : [orderMove([{ order, action: 'submit-proof', cause: BY_CUSTOMER, retryKey: null }])];
    await writeTogether(tx, [
      fileSaved(file, { kind: 'payment-proof', customerUid: order.customerUid }),
      { ctes: submitted, name: 'payment_submitted', rows: 1 },
      ...moves,
      announcement(tx, 'payment.submitted', [{ orderUid: order.uid, paymentUid }]),
    ]);
    const step = { cause: BY_CUSTOMER, at: now };
    if (isRenewal) await this.lines.onRenewal(tx, order, invoice.uid, 'submitted', step);
    else await this.lines.onPayment(tx, order, 'submitted', step);
    crashPoint('submit-proof:before-commit');
    return order;
  }

  /** Refuses a payment before it was requested, and a second one. docs/rules/orders.md#deadline */
  private async assertAsked(db: Tx, order: Omit<EarlyOrder, 'invoiceUid' | 'dueAt'>): Promise<void> {
    if (order.status !== ORDER_STATUS.awaitingPayment) throw await whyNotPayable(db, this.lines, order);
  }
}

interface EarlyOrder extends SoldOrder {
  number: string;
  status: number;
  /** Of the open purchase invoice; null without one. */
  invoiceUid: string | null;
  dueAt: Date | null;
}
const isCompleted = ({ status }: { status: number }) => status === ORDER_STATUS.completed;

async function assertInTime(
  db: Tx,
  order: Pick<EarlyOrder, 'number'>,
  invoice: { uid: string; dueAt: Date | null },
  now: Date,
): Promise<void> {
  if (!invoice.dueAt || invoice.dueAt > now) return;
  await refuseAfterManyRejections(db, invoice);
  throw tooLateToPay(order);
}
