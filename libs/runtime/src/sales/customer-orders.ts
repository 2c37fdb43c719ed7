import { ERASED_TEXT } from '#domain/platform/erased-text';
import { pseudonymOf } from '#domain/identity/privacy/erasure';
import { addSen, sen } from '#domain/platform/sen';
import { type SoldOrder, isDroppable, knownStatus, obstacleOf } from '#domain/sales/orders/order-obstacle';
import { paymentDeadline } from '#domain/sales/orders/deadline';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { orderPlanName } from '#domain/sales/orders/order-item';
import type { PayoutState } from '#domain/sales/payouts/payout';
import type { PaymentState } from '#domain/sales/payments/payment-state';
import type { LineState } from '#domain/sales/statements/statement-line';
import type { UnplacedState } from '#domain/sales/unplaced/unplaced-money';
import type { RefundState } from '#domain/sales/refunds/refund';
import { CustomerRecords, type OpenRecords, type PersonalRecords } from '#runtime/identity/customer-records';
import type { ExportSections } from '#runtime/identity/export-section';
import type { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';
import { eraseAuditReasons } from '#runtime/platform/audit/erase-audit-reasons';
import { Prisma } from '#runtime/generated/prisma/client';
import { openBounces } from '#runtime/sales/bounced.store';
import { closeOrder, lockWholeOrder } from '#runtime/sales/close-order';
import { ORDER_SECTIONS } from '#runtime/sales/order-sections';
import { itemColumns } from '#runtime/sales/order-columns';
import { type Cause, lockOrders } from '#runtime/sales/orders.store';
import type { ProductLines } from '#runtime/sales/product-lines';
import { emptyWords } from '#runtime/sales/words-of-lines';
import { openingHours } from '#runtime/platform/settings/shop-settings';

const DROPPED: Cause = { actor: 'customer', by: 'customer', why: 'Dibatalkan karena akun dihapus' };
/** One that was taken stays as a record of its line, whose money has gone somewhere by then. */
const waitingProposal = {
  line: {
    OR: [{ state: 'open' satisfies LineState }, { unplaced: { some: { state: 'open' satisfies UnplacedState } } }],
  },
} as const satisfies Prisma.LineProposalWhereInput;
const columns = {
  uid: true,
  number: true,
  productLine: true,
  status: true,
  totalSen: true,
  items: itemColumns,
  invoices: { where: { purpose: 'renewal', status: 'paid' }, select: { amountSen: true } },
  payments: { select: { state: true, amountSen: true, receivedSen: true, roundingSen: true } },
  refunds: { select: { state: true, amountSen: true } },
  _count: { select: { lineProposals: { where: waitingProposal }, charges: { where: { checkAt: { not: null } } } } },
} as const;
type Row = Prisma.OrderGetPayload<{ select: typeof columns }>;

/** The orders of a customer and what the product lines and other rooms hold, for an erasure and for the file with all data. */
export class CustomerOrders extends CustomerRecords {
  /** `beside`: rooms that hold personal data and have no orders. */
  constructor(
    private readonly lines: ProductLines,
    private readonly beside: readonly PersonalRecords[] = [],
  ) {
    super();
  }

  async hold(tx: Tx, customerUid: string): Promise<void> {
    const orders = await tx.order.findMany({ where: { customerUid }, select: { uid: true } });
    await lockOrders(
      tx,
      orders.map(({ uid }) => uid),
    );
  }

  async readOpen(tx: Tx, customerUid: string): Promise<OpenRecords> {
    const open: OpenRecords = { obstacles: [], droppable: [] };
    for (const { order, claims } of await this.read(tx, { customerUid })) {
      const sold = this.soldOrder(order);
      const kind = obstacleOf(sold, claims);
      const { uid: orderUid, number: orderNumber } = order;
      if (kind) open.obstacles.push({ kind, orderUid, orderNumber, plan: orderPlanName(order.items) });
      else if (isDroppable(sold, claims)) open.droppable.push(orderUid);
    }
    const beside = [...(await openBounces(tx, customerUid)), ...(await this.lines.openWith(tx, customerUid))];
    for (const { kind, name: plan } of beside) open.obstacles.push({ kind, orderUid: null, orderNumber: null, plan });
    return open;
  }

  async drop(tx: Tx, orderUid: string, clock: Pick<Clock, 'now'>): Promise<void> {
    const locked = await lockWholeOrder(tx, this.lines, orderUid);
    const [found] = await this.read(tx, { uid: orderUid });
    if (!found || !isDroppable(this.soldOrder(found.order), found.claims)) return;
    await closeOrder(tx, this.lines, locked, 'cancel', { cause: DROPPED, clock });
  }

  async verified(tx: Tx, customerUid: string, at: Date): Promise<void> {
    const held = await tx.$queryRaw<{ uid: string; productLine: string; status: number }[]>`
      SELECT "uid", "product_line" AS "productLine", "status" FROM "order" WHERE "customer_uid" = ${customerUid}::uuid
        AND "verify_by" IS NOT NULL AND "status" <> ${ORDER_STATUS.expired}
      ORDER BY "uid" FOR NO KEY UPDATE`;
    if (held.length === 0) return;
    await tx.order.updateMany({ where: { uid: { in: held.map(({ uid }) => uid) } }, data: { verifyBy: null } });
    const unpaid = held.filter(({ status }) => status === ORDER_STATUS.awaitingPayment);
    const usual = paymentDeadline(at, openingHours());
    for (const order of unpaid) {
      const dueAt = await this.lines.capDue(tx, order, usual);
      // What was promised already stays, e.g. the time for another proof after the end of what is bought.
      await tx.invoice.updateMany({
        where: { orderUid: order.uid, purpose: 'purchase', status: 'open', dueAt: { lt: dueAt } },
        data: { dueAt, version: { increment: 1 } },
      });
    }
  }

  async erase(tx: Tx, customerUid: string, at: Date): Promise<void> {
    const { name, email, phoneNumber } = pseudonymOf(customerUid);
    const orders = Prisma.sql`SELECT "uid" FROM "order" WHERE "customer_uid" = ${customerUid}::uuid`;
    const payments = Prisma.sql`SELECT "uid" FROM "payment" WHERE "order_uid" IN (${orders})`;
    await eraseAuditReasons(
      tx,
      Prisma.sql`${orders} UNION ${payments}
        UNION SELECT "uid" FROM "refund" WHERE "order_uid" IN (${orders})
        UNION SELECT "uid" FROM "payout" WHERE "customer_uid" = ${customerUid}::uuid
        UNION SELECT "uid" FROM "unplaced_money" WHERE "payment_uid" IN (${payments})
          OR "bounced_payout_uid" IN (SELECT "uid" FROM "payout" WHERE "customer_uid" = ${customerUid}::uuid)`,
    );
    await this.lines.erase(tx, customerUid, at);
    for (const records of this.beside) await records.erase(tx, customerUid, at);
    await tx.$executeRaw`UPDATE "payment" SET "bank_from" = '', "account_name" = '', "reason" = NULL
      WHERE "order_uid" IN (${orders})`;
    const lines = Prisma.sql`SELECT "uid" FROM "bank_statement_line" WHERE "payment_uid" IN (${payments})
        OR "uid" IN (SELECT "line_uid" FROM "unplaced_money" WHERE "payment_uid" IN (${payments}))
        OR "payout_uid" IN (SELECT coalesce("transfer_uid", "uid") FROM "payout" WHERE "customer_uid" = ${customerUid}::uuid)
        OR "uid" IN (SELECT m."line_uid" FROM "unplaced_money" m JOIN "payout" p ON p."uid" = m."bounced_payout_uid"
          WHERE p."customer_uid" = ${customerUid}::uuid)`;
    await emptyWords(tx, lines, customerUid);
    await tx.$executeRaw`UPDATE "refund"
      SET "bank_name" = NULL, "account_number" = NULL, "account_name" = NULL, "reason" = ${ERASED_TEXT}
      WHERE "order_uid" IN (${orders})`;
    // Without its account, money that is still owed would have no way out.
    const ended: PayoutState[] = ['paid', 'cancelled'];
    await tx.$executeRaw`UPDATE "payout"
      SET "bank_name" = NULL, "account_number" = NULL, "account_name" = NULL, "reason" = NULL
      WHERE "customer_uid" = ${customerUid}::uuid AND "state" = ANY (${ended})`;
    // Texts of the shop itself may stay; what a person typed may contain a name.
    await tx.$executeRaw`UPDATE "order_history" SET "why" = ${ERASED_TEXT}
      WHERE "order_uid" IN (${orders}) AND "by" NOT IN ('customer', 'system')`;
    // The digest of the request and the client's own keys were made of, or by, the person.
    await tx.$executeRaw`UPDATE "order" SET "name" = ${name}, "email" = ${email}, "phone_number" = ${phoneNumber},
        "idempotency_key" = NULL, "retry_key" = NULL, "request_hash" = '', "device_key" = NULL, "address_key" = NULL
      WHERE "customer_uid" = ${customerUid}::uuid`;
  }

  exportSections(): ExportSections {
    return Object.assign(
      {},
      ORDER_SECTIONS,
      this.lines.exportSections(),
      ...this.beside.map((one) => one.exportSections),
    );
  }

  private async read(tx: Tx, where: { customerUid: string } | { uid: string }) {
    const orders = await tx.order.findMany({ where, orderBy: { createdAt: 'asc' }, select: columns });
    const claims = await this.lines.claims(tx, where);
    return orders.map((order) => ({ order, claims: claims.filter(({ orderUid }) => orderUid === order.uid) }));
  }

  private soldOrder(order: Row): SoldOrder {
    return {
      status: knownStatus(order, this.lines.names()),
      totalSen: sen(order.totalSen),
      renewedSen: addSen(...order.invoices.map(({ amountSen }) => sen(amountSen))),
      payments: order.payments.map(({ state, amountSen, receivedSen, roundingSen }) => ({
        state: state as PaymentState,
        amountSen: sen((receivedSen ?? amountSen) + roundingSen),
      })),
      refunds: order.refunds.map(({ state, amountSen }) => ({
        state: state as RefundState,
        amountSen: sen(amountSen),
      })),
      moneyExpected: order._count.lineProposals > 0 || order._count.charges > 0,
    };
  }
}
