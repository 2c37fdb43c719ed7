import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { DonationsQuery, MyDonation, PublicDonation } from '#contracts/products/giving/donations.http';
import { Database } from '#runtime/platform/db/database';
import { Paged } from '../../../platform/http/errors/envelope.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { donationColumns, myDonation, publicDonation } from './donation-view.js';

export class FindDonationsQuery extends Query<Paged<PublicDonation>> {
  constructor(readonly list: DonationsQuery) {
    super();
  }
}
export class FindMyDonationQuery extends Query<MyDonation> {
  constructor(
    readonly customerUid: string,
    readonly donationUid: string,
  ) {
    super();
  }
}

/** Received donations, the newest first; of one cause or of all that are shown. */
@QueryHandler(FindDonationsQuery)
export class FindDonationsHandler implements IQueryHandler<FindDonationsQuery> {
  constructor(private readonly database: Database) {}

  async execute({ list: { page, limit, type } }: FindDonationsQuery): Promise<Paged<PublicDonation>> {
    const causes = await this.database.givingCause.findMany({
      where: { active: true, ...(type !== undefined && { slug: type }) },
      select: { uid: true, donations: true },
    });
    if (type !== undefined && causes.length === 0) throw new Refusal('NOT_FOUND', 404);
    const donations = await this.database.givingDonation.findMany({
      where: { causeUid: { in: causes.map(({ uid }) => uid) }, state: 'received' },
      orderBy: [{ receivedAt: 'desc' }, { uid: 'asc' }],
      skip: (page - 1) * limit,
      take: limit,
      include: donationColumns,
    });
    const total = causes.reduce((sum, cause) => sum + cause.donations, 0);
    return new Paged(donations.map(publicDonation), page, limit, total);
  }
}

@QueryHandler(FindMyDonationQuery)
export class FindMyDonationHandler implements IQueryHandler<FindMyDonationQuery> {
  constructor(private readonly database: Database) {}

  async execute({ customerUid, donationUid }: FindMyDonationQuery): Promise<MyDonation> {
    const donation = await this.database.givingDonation.findFirst({
      where: { uid: donationUid, order: { customerUid } },
      include: donationColumns,
    });
    if (!donation) throw new Refusal('NOT_FOUND', 404);
    return myDonation(donation);
  }
}
