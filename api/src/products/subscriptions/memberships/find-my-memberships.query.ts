import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Membership, MembershipListQuery } from '#contracts/products/subscriptions/memberships.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { CatalogueSnapshot } from '../../../catalogue/catalogue.snapshot.js';
import { sql } from '../../../platform/http/admin-lists/list-filters.js';
import { Paged } from '../../../platform/http/errors/envelope.js';
import { isLiveSeat, ownerIsWaitedFor } from '../waited-seat.sql.js';
import { readRenewalDue } from '../renewal-due.js';
import { readSeatEnds } from '../seat-ends.js';
import { readHostDuties } from './host-duties.js';
import { membershipColumns, membershipFacts } from './membership-facts.js';
import { readPurchaseDue } from './purchase-due.js';

export class FindMyMembershipsQuery extends Query<Paged<Membership>> {
  constructor(
    readonly customerUid: string,
    readonly list: MembershipListQuery,
  ) {
    super();
  }
}

const WAITS = sql`(o.status = ${ORDER_STATUS.awaitingPayment} OR ${ownerIsWaitedFor})`;
const ofBrand = (providerUid: string) => sql`AND EXISTS (SELECT FROM account_group g
  JOIN plan_family f ON f.uid = g.family_uid WHERE g.uid = a.group_uid AND f.provider_uid = ${providerUid}::uuid)`;

/** Every seat that I have or had: what waits for me, then the other live ones, then those that have ended; each newest first. docs/rules/orders.md#own-list */
@QueryHandler(FindMyMembershipsQuery)
export class FindMyMembershipsHandler implements IQueryHandler<FindMyMembershipsQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly catalogue: CatalogueSnapshot,
  ) {}

  async execute({
    customerUid,
    list: { page, limit, providerUid },
  }: FindMyMembershipsQuery): Promise<Paged<Membership>> {
    // By the order, whose customer has an index: the page of a brand asks this for every signed-in customer, and an
    // index on the seats would cost every order.
    const isListed = sql`o.customer_uid = ${customerUid}::uuid ${providerUid ? ofBrand(providerUid) : sql``}`;
    const [rows, [counted]] = await Promise.all([
      this.database.$queryRaw<{ uid: string }[]>`
        SELECT a.uid FROM "order" o JOIN account a ON a.order_uid = o.uid WHERE ${isListed}
        ORDER BY ${isLiveSeat} DESC, ${WAITS} DESC, a.created_at DESC, a.uid
        LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
      this.database.$queryRaw<[{ total: number }]>`
        SELECT count(*)::int AS total FROM "order" o JOIN account a ON a.order_uid = o.uid WHERE ${isListed}`,
    ]);
    const uids = rows.map(({ uid }) => uid);
    const found = await this.database.account.findMany({ where: { uid: { in: uids } }, select: membershipColumns });
    const accounts = found.toSorted((a, b) => uids.indexOf(a.uid) - uids.indexOf(b.uid));
    const now = this.clock.now();
    const [endOf, dutiesOf, dueOf, renewalDueOf] = await Promise.all([
      readSeatEnds(this.database, accounts),
      readHostDuties(this.database, accounts, now),
      readPurchaseDue(this.database, accounts, now),
      readRenewalDue(this.database, uids),
    ]);
    return new Paged(
      accounts.map((account) => {
        const { uid } = account;
        const known = {
          ended: endOf(uid),
          hostDuties: dutiesOf(uid),
          purchaseDue: dueOf(uid),
          renewalDue: renewalDueOf(uid),
        };
        return membershipFacts(account, known, this.catalogue);
      }),
      page,
      limit,
      counted.total,
    );
  }
}
