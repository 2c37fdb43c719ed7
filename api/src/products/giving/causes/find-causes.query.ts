import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CauseDetail, CauseSummary, CausesQuery } from '#contracts/products/giving/donations.http';
import { Database } from '#runtime/platform/db/database';
import { givenBackAmong } from '#runtime/sales/given-back';
import { Paged } from '../../../platform/http/errors/envelope.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { causeDetail, causeSummary } from './cause-view.js';

export class FindCausesQuery extends Query<Paged<CauseSummary>> {
  constructor(readonly list: CausesQuery) {
    super();
  }
}
export class FindCauseQuery extends Query<CauseDetail> {
  constructor(readonly slug: string) {
    super();
  }
}

/** Newest disbursements on the page of a cause. */
const MOST_DISBURSEMENTS = 50;

@QueryHandler(FindCausesQuery)
export class FindCausesHandler implements IQueryHandler<FindCausesQuery> {
  constructor(private readonly database: Database) {}

  async execute({ list: { page, limit } }: FindCausesQuery): Promise<Paged<CauseSummary>> {
    const where = { active: true };
    const [causes, total] = await Promise.all([
      this.database.givingCause.findMany({
        where,
        orderBy: [{ position: 'asc' }, { uid: 'asc' }],
        skip: (page - 1) * limit,
        take: limit,
      }),
      this.database.givingCause.count({ where }),
    ]);
    return new Paged(causes.map(causeSummary), page, limit, total);
  }
}

@QueryHandler(FindCauseQuery)
export class FindCauseHandler implements IQueryHandler<FindCauseQuery> {
  constructor(private readonly database: Database) {}

  async execute({ slug }: FindCauseQuery): Promise<CauseDetail> {
    const cause = await this.database.givingCause.findFirst({
      where: { slug, active: true },
      include: { disbursements: { orderBy: [{ at: 'desc' }, { uid: 'asc' }], take: MOST_DISBURSEMENTS } },
    });
    if (!cause) throw new Refusal('NOT_FOUND', 404);
    const allotments = await this.database.givingAllotment.findMany({
      where: { uid: { in: cause.disbursements.map(({ uid }) => uid) } },
      select: { uid: true, fileUid: true },
    });
    const proofOf = new Map(allotments.map(({ uid, fileUid }) => [uid, fileUid]));
    const proofs = await this.database.file.findMany({
      where: { uid: { in: allotments.flatMap(({ fileUid }) => fileUid ?? []) } },
      select: { uid: true, width: true, height: true },
    });
    const givenBack = await givenBackAmong(this.database, 'disbursement', [...proofOf.keys()]);
    const disbursements = cause.disbursements.map((one) => ({
      ...one,
      fileUid: proofOf.get(one.uid) ?? null,
      givenBack: givenBack(one.uid),
    }));
    return causeDetail(cause, disbursements, proofs);
  }
}
