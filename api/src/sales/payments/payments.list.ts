import { Injectable } from '@nestjs/common';
import { type AdminPayment, adminPayment } from '#contracts/sales/payments.admin.http';
import { rupiahOrNull, sen, toRupiah } from '#domain/platform/sen';
import { PAYMENT_STATES, type PaymentState, paymentMoves } from '#domain/sales/payments/payment-state';
import { Database } from '#runtime/platform/db/database';
import { modelOf } from '#runtime/platform/db/lock-row';
import type { Payment } from '#runtime/generated/prisma/client';
import { ProductLines } from '#runtime/sales/product-lines';
import { FileLinks } from '#runtime/platform/storage/file-links';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byChoice, byText, byUid, contains, is, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy, sortByNullable } from '../../platform/http/admin-lists/record-list.js';
import { foundByOrder } from '../orders/found-by-order.js';
import { ORDER_REF, type OrderRow, orderRef } from '../orders/order-ref.js';
import { findSameProofs } from './same-proof.js';

/** Allowed by the transition table *and* with a button: voiding happens with the order. */
const DESK_ACTIONS: readonly string[] = ['confirm', 'reject'];
interface Row extends Payment {
  order: OrderRow;
  owedSen: bigint;
}

@Injectable()
export class PaymentsList extends RecordList<AdminPayment> {
  protected readonly from = sql`payment t`;
  protected readonly sorts = {
    submittedAt: sortBy(sql`t.submitted_at`),
    amount: sortBy(sql`t.amount_sen`),
    state: sortBy(sql`t.state`, sql`t.submitted_at`),
    decidedAt: sortByNullable(sql`t.decided_at`),
  };
  protected readonly filters = {
    q: byText((q) =>
      foundByOrder(q, {
        rows: sql`JOIN payment t ON t.order_uid = o.uid`,
        order: sql`"order" o WHERE o.uid = t.order_uid`,
        own: [{ from: sql`payment t`, where: contains(q, sql`t.account_name`) }],
      }),
    ),
    state: byChoice(PAYMENT_STATES)(is(sql`t.state`)),
    orderUid: byUid(is(sql`t.order_uid`)),
  };

  constructor(
    database: Database,
    private readonly links: FileLinks,
    private readonly lines: ProductLines,
  ) {
    super(database);
  }

  protected async read(uids: string[]): Promise<AdminPayment[]> {
    // In one statement: the desk looks up each payment.
    const rows = await this.database.$queryRaw<(Record<string, unknown> & { owedSen: bigint })[]>`
      SELECT p.*, ${ORDER_REF} AS "order", n.amount_sen - n.received_sen AS "owedSen"
      FROM payment p JOIN "order" o ON o.uid = p.order_uid JOIN invoice n ON n.uid = p.invoice_uid
      WHERE p.uid = ANY (${uids}::uuid[])`;
    const payments = rows.map((row) => modelOf<Row>(row));
    const sameProof = await findSameProofs(this.database, this.lines, payments);
    return payments.map((payment) => this.view(payment, sameProof(payment)));
  }

  private view(payment: Row, sameProofOrders: AdminPayment['sameProofOrders']): AdminPayment {
    const { order } = payment;
    const state = payment.state as PaymentState;
    const isCredit = payment.method === 'credit';
    return {
      id: payment.uid,
      ...orderRef(order),
      amount: toRupiah(sen(payment.amountSen)),
      owed: toRupiah(sen(payment.owedSen)),
      received: rupiahOrNull(payment.receivedSen),
      state,
      bankFrom: isCredit ? 'Kredit' : payment.bankFrom,
      accountName: isCredit ? order.name : payment.accountName,
      proofUrl: payment.fileUid && this.links.sign(payment.fileUid),
      sameProofOrders,
      submittedAt: payment.submittedAt.toISOString(),
      decidedAt: payment.decidedAt?.toISOString() ?? null,
      decidedBy: payment.decidedBy,
      reason: payment.reason,
      allowedActions: paymentMoves.actionsOn(state, 'admin').filter((action) => DESK_ACTIONS.includes(action)),
    };
  }
}

export const PaymentsListController = listController({
  resource: 'payments',
  tag: 'admin payments',
  schema: adminPayment,
  source: PaymentsList,
});
