import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Membership, MembershipListQuery } from '#contracts/products/subscriptions/memberships.http';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { CatalogueSnapshot } from '../../../catalogue/catalogue.snapshot.js';
import { Paged } from '../../../platform/http/errors/envelope.js';
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

/** Every seat that I have or had, newest first. */
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
    const where = { order: { customerUid }, ...(providerUid && { group: { family: { providerUid } } }) };
    const [accounts, total] = await Promise.all([
      this.database.account.findMany({
        where,
        orderBy: [{ createdAt: 'desc' }, { uid: 'asc' }],
        skip: (page - 1) * limit,
        take: limit,
        select: membershipColumns,
      }),
      this.database.account.count({ where }),
    ]);
    const now = this.clock.now();
    const [endOf, dutiesOf, dueOf] = await Promise.all([
      readSeatEnds(this.database, accounts),
      readHostDuties(this.database, accounts, now),
      readPurchaseDue(this.database, accounts, now),
    ]);
    return new Paged(
      accounts.map((account) => {
        const { uid } = account;
        const known = { ended: endOf(uid), hostDuties: dutiesOf(uid), purchaseDue: dueOf(uid) };
        return membershipFacts(account, known, this.catalogue);
      }),
      page,
      limit,
      total,
    );
  }
}
