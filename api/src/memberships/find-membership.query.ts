import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { MembershipDetail } from '#contracts/http/memberships.http';
import { LIVE_ACCOUNT_CODES, accountStatusOf } from '#domain/accounts/account-status';
import { leaving } from '#domain/accounts/leaving';
import { maskName } from '#domain/customers/mask-name';
import { seatRoleOf } from '#domain/groups/group';
import { sen, toRupiah } from '#domain/money/sen';
import { orderStatusOf } from '#domain/orders/order-status';
import { Database } from '#runtime/db/database';
import { memberColumns, memberView } from '../http/member-view.js';
import { Refusal } from '../http/refusal.js';
import { membershipColumns, membershipFacts } from './membership-facts.js';

export class FindMembershipQuery extends Query<MembershipDetail> {
  constructor(
    readonly accountUid: string,
    readonly customerUid: string,
  ) {
    super();
  }
}

/** One seat of mine with its group; unknown and foreign seats are answered alike. */
@QueryHandler(FindMembershipQuery)
export class FindMembershipHandler implements IQueryHandler<FindMembershipQuery> {
  constructor(private readonly database: Database) {}

  async execute({ accountUid, customerUid }: FindMembershipQuery): Promise<MembershipDetail> {
    const account = await this.database.account.findFirst({
      where: { uid: accountUid, customerUid },
      select: membershipColumns,
    });
    if (!account) throw new Refusal('NOT_FOUND', 404);
    const { group, order, history } = account;
    const [members, hostPayments] = await Promise.all([this.members(group.uid), this.hostPayments(group.uid)]);
    return {
      ...membershipFacts(account),
      activatedAt: history[0]?.at.toISOString() ?? null,
      members: members.map((member) => memberView(member, accountUid)),
      hasHost: group.family.hostSeats > 0,
      hostPayments: hostPayments.map(({ order: { name }, ...payment }) => ({
        hostName: maskName(name),
        state: stateOf(payment),
        providerPrice: toRupiah(sen(payment.providerPriceSen)),
        hostShare: toRupiah(sen(payment.hostShareSen)),
        transferFee: toRupiah(sen(payment.transferFeeSen)),
        amount: toRupiah(sen(payment.amountSen)),
        dueAt: payment.dueAt.toISOString(),
        paidAt: payment.paidAt?.toISOString() ?? null,
      })),
      leaving: leaving({
        role: seatRoleOf(account),
        status: accountStatusOf(account.status),
        orderStatus: orderStatusOf(order.status),
      }),
    };
  }

  private members(groupUid: string) {
    return this.database.account.findMany({
      where: { groupUid, status: { in: LIVE_ACCOUNT_CODES } },
      orderBy: { seatNumber: 'asc' },
      select: memberColumns,
    });
  }

  /** Of every host that the group has had: the money is gone, whoever sits there now. No bank, no reference. */
  private hostPayments(groupUid: string) {
    return this.database.reimbursement.findMany({
      where: { order: { account: { groupUid } }, state: { not: 'cancelled' } },
      orderBy: { createdAt: 'asc' },
      select: {
        state: true,
        providerPriceSen: true,
        hostShareSen: true,
        transferFeeSen: true,
        amountSen: true,
        dueAt: true,
        paidAt: true,
        order: { select: { name: true } },
      },
    });
  }
}

const stateOf = ({ state }: { state: string }): 'scheduled' | 'approved' | 'paid' =>
  state === 'paid' || state === 'approved' ? state : 'scheduled';
