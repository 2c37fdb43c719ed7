import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { MembershipDetail } from '#contracts/products/subscriptions/memberships.http';
import {
  BOUGHT_HOST_CODES,
  LIVE_ACCOUNT_CODES,
  accountStatusOf,
} from '#domain/products/subscriptions/accounts/account-status';
import { type WaitingSeat, mayTakeMoneyBack, waitsUntil } from '#domain/products/subscriptions/accounts/money-back';
import { readsReimbursement } from '#domain/products/subscriptions/accounts/insider';
import { leaving } from '#domain/products/subscriptions/accounts/leaving';
import { waitsForAccess } from '#domain/products/subscriptions/periods/start-at-access';
import { maskName } from '#domain/identity/customers/mask-name';
import { HOST_WAITS } from '#domain/products/subscriptions/accounts/host-wait';
import { seatRoleOf } from '#domain/catalogue/plan-family';
import { seatKindOf } from '#domain/products/subscriptions/seat-kind';
import { sen, toRupiah } from '#domain/platform/sen';
import { isOverLimit } from '#domain/products/subscriptions/hosts/approval';
import type { PayoutState } from '#domain/sales/payouts/payout';
import { ORDER_STATUS, orderStatusOf } from '#domain/sales/orders/order-status';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { readBesideSeat } from '#runtime/products/subscriptions/beside-seat';
import { membersPlanOf } from '#domain/catalogue/promised-price';
import { readHeldSeats } from '#runtime/products/subscriptions/groups.store';
import { readPaidAhead } from '#runtime/products/subscriptions/periods/paid-ahead';
import { givenBackAmong } from '#runtime/sales/given-back';
import { CatalogueSnapshot } from '../../../catalogue/catalogue.snapshot.js';
import { readRenewalDue } from '../renewal-due.js';
import { ownReview } from '../reviews/reviewed-seat.js';
import { readSeatEnds } from '../seat-ends.js';
import { memberColumns, memberView } from '../member-view.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { readHostDuties } from './host-duties.js';
import { membershipColumns, membershipFacts } from './membership-facts.js';
import { readPurchaseDue } from './purchase-due.js';
import { renewalView } from './renewal-view.js';

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
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly catalogue: CatalogueSnapshot,
  ) {}

  async execute({ accountUid, customerUid }: FindMembershipQuery): Promise<MembershipDetail> {
    const account = await this.database.account.findFirst({
      where: { uid: accountUid, customerUid },
      select: membershipColumns,
    });
    if (!account) throw new Refusal('NOT_FOUND', 404);
    const { group, order, history } = account;
    const hasHost = group.family.hostSeats > group.freeHostSeats.length;
    const now = this.clock.now();
    const isLive = LIVE_ACCOUNT_CODES.includes(account.status);
    const heldSeats = await readHeldSeats(this.database, group, now);
    const [members, invite, reimbursements, renewal, notBegun, beside, review] = await Promise.all([
      // Those of a seat that has ended are others now.
      isLive ? this.members(group.uid) : [],
      isLive && group.freeRegularSeats.length > heldSeats ? this.invite(group.family.uid) : null,
      this.hostPayments(group.uid),
      renewalView(this.database, accountUid, now),
      readPaidAhead(this.database, accountUid, now),
      readBesideSeat(this.database, { uid: accountUid, groupUid: group.uid, orderUid: order.uid }),
      ownReview(this.database, accountUid, now),
    ]);
    const [endOf, dutiesOf, dueOf, renewalDueOf, loginDueAt] = await Promise.all([
      readSeatEnds(this.database, [account]),
      readHostDuties(this.database, [account], now),
      readPurchaseDue(this.database, [account], now),
      readRenewalDue(this.database, [accountUid]),
      renewal && waitsForAccess(account) ? this.loginDueAt(group.uid, now) : null,
    ]);
    const ended = endOf(accountUid);
    const reader = {
      role: seatRoleOf(account),
      status: accountStatusOf(account.status),
      confirmedAt: account.confirmedAt,
      endedAt: ended && new Date(ended.at),
    };
    const hostPayments = reimbursements.filter(({ createdAt, order: { customerUid: owner } }) =>
      readsReimbursement(reader, { createdAt, isMine: owner === customerUid }),
    );
    const givenBack = await givenBackAmong(
      this.database,
      'reimbursement',
      hostPayments.map(({ uid }) => uid),
    );
    const lacksHost = group.family.hostSeats > 0 && !hasHost;
    return {
      ...membershipFacts(
        account,
        {
          ended,
          hostDuties: dutiesOf(accountUid),
          purchaseDue: dueOf(accountUid),
          renewalDue: renewalDueOf(accountUid),
        },
        this.catalogue,
      ),
      kind: seatKindOf(account),
      activatedAt: history[0]?.at.toISOString() ?? null,
      loginDueAt: loginDueAt?.toISOString() ?? null,
      members: members.map((member) => memberView(member, accountUid)),
      heldSeats,
      invite,
      isInvited: group.family.invites,
      buyer: group.family.hostSeats > 0 ? 'host' : 'shop',
      hasHost,
      hostReads: members.some((member) => member.role === 'host' && BOUGHT_HOST_CODES.includes(member.status)),
      hostPayments: hostPayments.map(({ uid, order: { name, customerUid: owner }, payout, ...payment }) => ({
        hostName: maskName(name),
        isMine: owner === customerUid,
        state: stateOf(payout),
        providerPrice: toRupiah(sen(payment.providerPriceSen)),
        hostShare: toRupiah(sen(payment.hostShareSen)),
        transferFee: toRupiah(sen(payment.transferFeeSen)),
        correction: toRupiah(sen(payment.correctionSen)),
        amount: toRupiah(sen(payment.amountSen)),
        isAboveLimit: payout.state === ('scheduled' satisfies PayoutState) && isOverLimit(payment),
        dueAt: payout.dueAt.toISOString(),
        paidAt: payout.paidAt?.toISOString() ?? null,
        givenBack: givenBack(uid),
      })),
      isUnpaid: order.status === ORDER_STATUS.awaitingPayment,
      renewal,
      review,
      waiting: waitingView(account, lacksHost, now),
      leaving: leaving({
        hasProof: beside.purchaseWaits || renewal?.invoice?.isBeingChecked === true,
        others: beside.others,
        role: reader.role,
        status: reader.status,
        orderStatus: orderStatusOf(order.status),
        notBegun,
        waitsForAccess: renewal !== null && waitsForAccess(account),
        withVoucher: order.voucher !== null,
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

  /** What is late is no promise any more. */
  private async loginDueAt(groupUid: string, now: Date): Promise<Date | null> {
    const task = await this.database.hostTask.findFirst({
      where: { kind: 'login', endedAt: null, dueAt: { gt: now }, account: { groupUid, role: 'host' } },
      select: { dueAt: true },
    });
    return task?.dueAt ?? null;
  }

  /** The plan for members that stands for its family. */
  private async invite(familyUid: string): Promise<MembershipDetail['invite']> {
    const variants = await this.database.variant.findMany({
      where: { familyUid, active: true, package: { isHost: false, active: true } },
      select: {
        uid: true,
        durationMonths: true,
        package: { select: { position: true, provider: { select: { slug: true } } } },
      },
    });
    const variant = membersPlanOf(variants) ?? null;
    return variant && { variantUid: variant.uid, providerSlug: variant.package.provider.slug };
  }

  /** Payments to every host that the group has had, also former ones. No bank, no reference. */
  private hostPayments(groupUid: string) {
    return this.database.reimbursement.findMany({
      where: { order: { account: { groupUid } }, payout: { state: { not: 'cancelled' } } },
      orderBy: { createdAt: 'asc' },
      select: {
        uid: true,
        createdAt: true,
        providerPriceSen: true,
        hostShareSen: true,
        transferFeeSen: true,
        correctionSen: true,
        amountSen: true,
        limitSen: true,
        payout: { select: { state: true, dueAt: true, paidAt: true } },
        order: { select: { name: true, customerUid: true } },
      },
    });
  }
}

function waitingView(
  { pendingReason, role, ...account }: Omit<WaitingSeat, 'role'> & { role: string; pendingReason: string | null },
  lacksHost: boolean,
  now: Date,
): MembershipDetail['waiting'] {
  const seat = { ...account, role: seatRoleOf({ role }) };
  const moneyBackAt = waitsUntil(seat);
  if (!seat.confirmedAt || !moneyBackAt) return null;
  return {
    why: lacksHost ? HOST_WAITS.missing.why : pendingReason,
    paidAt: seat.confirmedAt.toISOString(),
    moneyBackAt: moneyBackAt.toISOString(),
    mayTakeMoneyBack: mayTakeMoneyBack(seat, now),
  };
}

const stateOf = ({ state }: { state: string }): 'scheduled' | 'approved' | 'paid' =>
  state === 'paid' || state === 'approved' ? state : 'scheduled';
