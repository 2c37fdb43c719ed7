import { Injectable } from '@nestjs/common';
import { type AdminPayment, adminPayment } from '#contracts/sales/payments.admin.http';
import { rupiahOrNull, sen, toRupiah } from '#domain/platform/sen';
import { checkDueAt } from '#domain/sales/payments/check-promise';
import { farBelowUnder } from '#domain/sales/payments/far-above';
import { PAYMENT_STATES, type PaymentState, paymentMoves } from '#domain/sales/payments/payment-state';
import { Database } from '#runtime/platform/db/database';
import { modelOf } from '#runtime/platform/db/lock-row';
import type { Payment } from '#runtime/generated/prisma/client';
import { ShopSettings, openingHours } from '#runtime/platform/settings/shop-settings';
import { ProductLines } from '#runtime/sales/product-lines';
import { FileLinks } from '#runtime/platform/storage/file-links';
import { ownWay } from '../../platform/http/admin-lists/found-by-person.js';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byChoice, byFlag, byText, byUid, contains, is, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy, sortByNullable } from '../../platform/http/admin-lists/record-list.js';
import { foundByOrder, orderIn } from '../orders/found-by-order.js';
import { ORDER_REF, type OrderRow, orderRef } from '../orders/order-ref.js';
import { cameLately } from './came-lately.js';
import { askedFor, owedOf } from './propose-amount.js';
import { findSameProofs } from './same-proof.js';

/** Allowed by the transition table *and* with a button: voiding happens with the order. */
const DESK_ACTIONS: readonly string[] = ['confirm', 'reject'];
const CAME_LATELY = cameLately(sql`now()`);
interface Row extends Payment {
  order: OrderRow;
  invoiceSen: bigint;
  cameSen: bigint;
  askedSen: bigint | null;
  uniqueCode: number | null;
  /** Null: none, as the other two then. */
  proposedSen: bigint | null;
  proposedBy: string;
  proposedByUid: string;
  proposedAt: Date;
  proposedReason: string;
}

/** Of a payment out of what the shop held already, in place of a bank. */
const HELD_AS: Partial<Record<string, string>> = { credit: 'Kredit', fund: 'Dana donasi' };

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
    q: byText((q) => foundByOrder(q, orderIn(sql`payment`), ownWay(sql`payment`, contains(q, sql`t.account_name`)))),
    state: byChoice(PAYMENT_STATES)(is(sql`t.state`)),
    orderUid: byUid(is(sql`t.order_uid`)),
    customerUid: byUid((uid) => sql`t.order_uid IN (SELECT o.uid FROM "order" o WHERE o.customer_uid = ${uid}::uuid)`),
    cameLately: byFlag((wanted) => (wanted ? CAME_LATELY : sql`NOT ${CAME_LATELY}`)),
  };

  constructor(
    database: Database,
    private readonly links: FileLinks,
    private readonly lines: ProductLines,
    private readonly settings: ShopSettings,
  ) {
    super(database);
  }

  protected async read(uids: string[]): Promise<AdminPayment[]> {
    // In one statement: the desk looks up each payment.
    const rows = await this.database.$queryRaw<Record<string, unknown>[]>`
      SELECT p.*, ${ORDER_REF} AS "order", n.amount_sen AS "invoiceSen", n.received_sen AS "cameSen", n.asked_sen, n.unique_code,
        r.amount_sen AS "proposedSen", r."by" AS "proposedBy", r.by_uid AS "proposedByUid", r.at AS "proposedAt",
        r.reason AS "proposedReason"
      FROM payment p JOIN "order" o ON o.uid = p.order_uid JOIN invoice n ON n.uid = p.invoice_uid
      LEFT JOIN payment_proposal r ON r.payment_uid = p.uid
      WHERE p.uid = ANY (${uids}::uuid[])`;
    const payments = rows.map((row) => modelOf<Row>(row));
    const sameProof = await findSameProofs(this.database, this.lines, this.links, payments);
    return payments.map((payment) => this.view(payment, sameProof(payment)));
  }

  private view(payment: Row, proofs: Pick<AdminPayment, 'sameProofOrders' | 'similarProofOrders'>): AdminPayment {
    const { order } = payment;
    const state = payment.state as PaymentState;
    const heldAs = HELD_AS[payment.method];
    const { invoiceSen, cameSen, askedSen, uniqueCode, proposedSen } = payment;
    const invoice = { amountSen: invoiceSen, receivedSen: cameSen, askedSen, uniqueCode };
    const owedSen = owedOf(payment, invoice);
    const actions = paymentMoves.actionsOn(state, 'admin').filter((action) => DESK_ACTIONS.includes(action));
    const proposed =
      proposedSen === null || !actions.includes('confirm')
        ? null
        : {
            received: toRupiah(sen(proposedSen)),
            by: payment.proposedBy,
            byUid: payment.proposedByUid,
            at: payment.proposedAt.toISOString(),
            reason: payment.proposedReason,
          };
    return {
      id: payment.uid,
      ...orderRef(order),
      amount: toRupiah(sen(payment.amountSen)),
      owed: toRupiah(sen(invoiceSen - cameSen)),
      received: rupiahOrNull(payment.receivedSen),
      farAboveFrom: toRupiah(sen(owedSen + this.settings.threshold('refundApprovalFrom'))),
      farBelowUnder: toRupiah(sen(farBelowUnder(askedFor(payment, invoice)))),
      proposed,
      state,
      bankFrom: heldAs ?? payment.bankFrom,
      accountName: heldAs ? order.name : payment.accountName,
      proofUrl: payment.fileUid && this.links.sign(payment.fileUid),
      ...proofs,
      submittedAt: payment.submittedAt.toISOString(),
      checkDueAt: state === 'submitted' ? checkDueAt(payment.submittedAt, openingHours()).toISOString() : null,
      decidedAt: payment.decidedAt?.toISOString() ?? null,
      decidedBy: payment.decidedBy,
      reason: payment.reason,
      allowedActions: [...actions, ...(proposed ? ['withdraw'] : [])],
    };
  }
}

export const PaymentsListController = listController({
  resource: 'payments',
  tag: 'admin payments',
  schema: adminPayment,
  source: PaymentsList,
});
