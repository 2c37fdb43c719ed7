import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OrderDetail, OrderGlance } from '#contracts/http/orders.http';
import { ACCOUNT_STATUS_LABEL, accountMoves, accountStatusOf, holdsSeat } from '#domain/accounts/account-status';
import { maskName } from '#domain/customers/mask-name';
import { groupNameOf, seatRoleOf, takenSeatsOf } from '#domain/groups/group';
import { orderMoves, orderStatusOf } from '#domain/orders/order-status';
import type { PaymentState } from '#domain/payments/payment-state';
import { Database } from '#runtime/db/database';
import { FileLinks } from '#runtime/storage/file-links';
import { memberColumns, memberView } from '../http/member-view.js';
import { Refusal } from '../http/refusal.js';
import { orderFacts, withPlan } from './order-facts.js';
import { timelineOf } from './order-timeline.js';

export interface OrderViewer {
  /** As it stood in the link; must be the owner's when given. */
  linkCustomerUid?: string;
  /** Of the token that came with the request. */
  tokenCustomerUid?: string;
}

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

/** Unknown and foreign orders are answered alike. Decisions: Session and safety. */
@QueryHandler(FindOrderQuery)
export class FindOrderHandler implements IQueryHandler<FindOrderQuery> {
  constructor(
    private readonly database: Database,
    private readonly links: FileLinks,
  ) {}

  async execute({ orderUid, viewer, ownerOnly }: FindOrderQuery): Promise<OrderDetail | OrderGlance> {
    const order = await readOrder(this.database, orderUid);
    const { linkCustomerUid, tokenCustomerUid } = viewer;
    const isOwner = order !== null && [linkCustomerUid, tokenCustomerUid].includes(order.customerUid);
    const isForeignLink = linkCustomerUid !== undefined && linkCustomerUid !== order?.customerUid;
    if (!order?.account || isForeignLink || (ownerOnly && !isOwner)) throw new Refusal('ORDER_NOT_FOUND', 404);
    if (!isOwner) return { ...orderFacts(order), customerName: maskName(order.name) };
    const { account } = order;
    const { group } = account;
    const payment = order.payments[0];
    const accountActions = accountMoves.actionsOn(accountStatusOf(account.status), 'customer');
    return {
      ...orderFacts(order),
      customerUid: order.customerUid,
      name: order.name,
      email: order.email,
      phoneNumber: order.phoneNumber,
      actions: orderMoves
        .actionsOn(orderStatusOf(order.status), 'customer')
        .filter((action) => action !== 'cancel' || accountActions.includes('cancel')),
      account: {
        uid: account.uid,
        status: account.status,
        statusLabel: ACCOUNT_STATUS_LABEL[accountStatusOf(account.status)],
        seatNumber: account.seatNumber,
        role: seatRoleOf(account),
      },
      group: {
        uid: group.uid,
        name: groupNameOf(group),
        size: group.size,
        taken: takenSeatsOf(group),
        members: group.accounts
          .filter((member) => holdsSeat(accountStatusOf(member.status)))
          .map((member) => memberView(member, account.uid)),
      },
      payment: payment
        ? {
            state: payment.state as PaymentState,
            submittedAt: payment.submittedAt.toISOString(),
            reason: payment.reason,
            proofUrl: this.links.sign(payment.proofUid),
          }
        : null,
      timeline: timelineOf(order),
    };
  }
}

const readOrder = (database: Database, orderUid: string) =>
  database.order.findUnique({
    where: { uid: orderUid },
    include: {
      ...withPlan,
      history: { orderBy: { id: 'asc' } },
      payments: { orderBy: { submittedAt: 'desc' } },
      purchases: { orderBy: { submittedAt: 'asc' } },
      reimbursement: true,
      account: {
        include: {
          history: { orderBy: { id: 'asc' } },
          group: {
            include: {
              family: true,
              accounts: {
                orderBy: { seatNumber: 'asc' },
                select: memberColumns,
              },
            },
          },
        },
      },
    },
  });
