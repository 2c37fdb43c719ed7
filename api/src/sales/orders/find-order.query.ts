import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OrderDetail, OrderGlance } from '#contracts/sales/orders.http';
import type { FirstStep } from '#contracts/sales/payments.http';
import { maskName } from '#domain/identity/customers/mask-name';
import { isPaidOrder, orderDueAt } from '#domain/sales/invoices/purchase-invoice';
import { toRupiah } from '#domain/platform/sen';
import { MOST_REJECTED_PROOFS, isLastProof } from '#domain/sales/orders/deadline';
import { ORDER_STATUS, type OrderAction, isClosedOrder, orderActions } from '#domain/sales/orders/order-status';
import type { PaymentState } from '#domain/sales/payments/payment-state';
import { Database } from '#runtime/platform/db/database';
import { HELD_METHODS } from '#domain/sales/refunds/refund';
import type { Prisma } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import { closedEarly } from '#runtime/sales/closed-early';
import { dueOnceVerified } from '#runtime/sales/due-once-verified';
import { partsThatCame } from '#runtime/sales/refund-invoice';
import { ProductLines } from '#runtime/sales/product-lines';
import { countRejected } from '#runtime/sales/rejected-proofs';
import { FileLinks } from '#runtime/platform/storage/file-links';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { CatalogueSnapshot } from '../../catalogue/catalogue.snapshot.js';
import { BLOCKED_FIRST, isBlockedPayer } from '../payments/blocked-payer.js';
import { NO_PROOF_FIRST } from '../payments/first-before-payment.js';
import { stillDue } from './additional-order.js';
import { mayAskAgain } from './may-reopen.js';
import { orderFacts, withFacts } from './order-facts.js';
import { orderReferences } from './order-references.js';
import { givenBackOfRefunds, orderRefunds, refundAccount, withRefunds } from './order-refunds.js';
import { orderTimeline } from './order-timeline.js';
import { type OrderViewer, seenBy } from './order-viewer.js';
import { OrderViews } from './order-views.js';

export class FindOrderQuery extends Query<OrderDetail | OrderGlance> {
  /** In full for the owner, by link or token; otherwise a glance, or nothing when `ownerOnly`. */
  constructor(
    readonly orderUid: string,
    readonly viewer: OrderViewer,
    readonly ownerOnly = false,
  ) {
    super();
  }
}

/** What is not possible after the last proof that is taken. */
const NO_PROOF: OrderAction[] = ['submit-proof'];

/** Unknown and foreign orders get the same answer. docs/rules/orders.md#payment-link */
@QueryHandler(FindOrderQuery)
export class FindOrderHandler implements IQueryHandler<FindOrderQuery> {
  constructor(
    private readonly database: Database,
    private readonly links: FileLinks,
    private readonly views: OrderViews,
    private readonly lines: ProductLines,
    private readonly clock: Clock,
    private readonly catalogue: CatalogueSnapshot,
  ) {}

  async execute({ orderUid, viewer, ownerOnly }: FindOrderQuery): Promise<OrderDetail | OrderGlance> {
    const found = await this.database.order.findUnique({ where: { uid: orderUid }, include: withHistory });
    const { order, isOwner } = seenBy(found, viewer);
    if (ownerOnly && !isOwner) throw new Refusal('ORDER_NOT_FOUND', 404);
    if (!isOwner) return this.glance(order);
    const [{ impossible, ...part }, entries] = await Promise.all([
      this.views.detail(orderUid, this.clock.now()),
      this.views.timeline(orderUid),
    ]);
    const payment = order.payments[0];
    const isBlocked = await isBlockedPayer(this.database, order.customerUid);
    const rejected = payment ? await countRejected(this.database, payment.invoiceUid) : 0;
    const isLast = payment !== undefined && isLastProof(payment.state, rejected);
    // Money has come in another way since the last one.
    const takesNone =
      order.status === ORDER_STATUS.awaitingPayment &&
      payment?.state !== 'rejected' &&
      rejected >= MOST_REJECTED_PROOFS;
    const closed = [...impossible, ...(isBlocked ? BLOCKED_ACTIONS : []), ...(isLast || takesNone ? NO_PROOF : [])];
    const actions = (await this.actions(order)).filter((action) => !closed.includes(action));
    return {
      ...orderFacts(order, this.catalogue),
      ...(await this.stillDue(order)),
      ...orderReferences(order, part.kind ?? 'ready', order.customerUid),
      first: isBlocked && isUnpaid(order) ? BLOCKED_FIRST : takesNone ? NO_PROOF_FIRST : await this.firstStep(order),
      ...(await this.waits(order)),
      customerUid: order.customerUid,
      ...(await this.closedEarly(order)),
      ended: null,
      name: order.name,
      email: order.email,
      phoneNumber: order.phoneNumber,
      dueOnceVerified: await this.dueOnceVerified(order),
      actions,
      ...(actions.includes('cancel') && (await this.creditOnCancel(order.uid))),
      ...part,
      payment: payment
        ? {
            state: payment.state as PaymentState,
            submittedAt: payment.submittedAt.toISOString(),
            reason: payment.reason,
            isLast,
            proofUrl: payment.fileUid && this.links.sign(payment.fileUid),
          }
        : null,
      refunds: orderRefunds(order.refunds, await givenBackOfRefunds(this.database, order.refunds)),
      ...(order.refunds.length > 0 && !isBlocked && (await refundAccount(this.database, order.uid))),
      timeline: orderTimeline({ ...order, endedAs: part.ended && part.statusLabel }, entries, part.isReady ?? true),
    };
  }

  private async actions(order: Row): Promise<OrderAction[]> {
    const actions = orderActions({ status: order.status, isPaid: isPaidOrder(order) }, 'customer');
    if (!actions.includes('reopen') || (await mayAskAgain(this.database, this.lines, order.uid))) return actions;
    return actions.filter((action) => action !== 'reopen');
  }

  private async creditOnCancel(orderUid: string): Promise<Pick<OrderDetail, 'creditOnCancel'>> {
    const came = await partsThatCame(this.database, orderUid);
    return came > 0n ? { creditOnCancel: toRupiah(came) } : {};
  }

  private async dueOnceVerified(order: Row): Promise<string | null> {
    const dueAt = orderDueAt(order);
    if (!dueAt) return null;
    return (await dueOnceVerified(this.database, this.lines, order, dueAt, this.clock.now()))?.toISOString() ?? null;
  }

  private stillDue(order: Row) {
    return stillDue(this.database, this.lines, order, this.clock.now());
  }

  private firstStep(order: Row): Promise<FirstStep | null> {
    return isClosedOrder(order.status) ? Promise.resolve(null) : this.lines.firstStep(this.database, order);
  }

  private async waits(order: Row): Promise<Pick<OrderDetail, 'waits'>> {
    if (isClosedOrder(order.status)) return {};
    const waits = await this.lines.waitsFor(this.database, order, this.clock.now());
    return waits ? { waits } : {};
  }

  private async closedEarly(order: Row): Promise<Pick<OrderDetail, 'closedEarly'>> {
    const words = await closedEarly(this.database, this.lines, order);
    return words === null ? {} : { closedEarly: words };
  }

  private async glance(order: Row): Promise<OrderGlance> {
    const facts = orderFacts(order, this.catalogue);
    const part = (await this.views.summaries([order.uid])).get(order.uid);
    const { kind, isReady, statusLabel } = { ...facts, ...part };
    return {
      ...facts,
      ...(await this.stillDue(order)),
      ...orderReferences(order, kind, null),
      kind,
      isReady,
      ...(part?.statusLabel && { statusLabel }),
      first: await this.firstStep(order),
      customerName: maskName(order.name),
      endedAt: part?.ended?.at ?? null,
    };
  }
}

/** What a blocked customer does not do with an order: giving it back stays open. */
const BLOCKED_ACTIONS: OrderAction[] = ['submit-proof', 'reopen'];
const isUnpaid = ({ status }: Row) =>
  status === ORDER_STATUS.awaitingPayment || status === ORDER_STATUS.waitingForGroup;

const withHistory = {
  ...withFacts,
  refunds: withRefunds,
  history: { orderBy: { id: 'asc' } },
  payments: { where: { method: { notIn: HELD_METHODS } }, orderBy: { submittedAt: 'desc' } },
} as const;
type Row = Prisma.OrderGetPayload<{ include: typeof withHistory }>;
