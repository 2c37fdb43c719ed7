import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminVariant } from '#contracts/catalogue/catalogue.admin.http';
import type { Derivable } from '#domain/catalogue/price-check';
import { durationLabel } from '#domain/catalogue/duration-label';
import { groupSizeOf } from '#domain/catalogue/plan-family';
import { rupiahOrNull, sen, toRupiah } from '#domain/platform/sen';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { type AdminList, filterFlag, filterText, filterUid } from '../../platform/http/admin-lists/admin-list.js';
import { containing, onlyFilters, pageOf } from '../../platform/http/admin-lists/admin-where.js';

export const VARIANT_SORTS = ['durationMonths', 'active'] as const;

export class FindAdminVariantsQuery extends Query<{ rows: AdminVariant[]; total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

const columns = {
  family: { select: { name: true, hostSeats: true, regularSeats: true } },
  package: { select: { name: true, provider: { select: { uid: true, name: true } } } },
  prices: { orderBy: { validFrom: 'desc' } },
} as const satisfies Prisma.VariantInclude;
type Row = Prisma.VariantGetPayload<{ include: typeof columns }>;

@QueryHandler(FindAdminVariantsQuery)
export class FindAdminVariantsHandler implements IQueryHandler<FindAdminVariantsQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ list }: FindAdminVariantsQuery) {
    const where = conditionsOf(list);
    const [variants, total] = await Promise.all([
      this.database.variant.findMany({
        where,
        orderBy: [{ [list.sort.field]: list.sort.direction }, { package: { slug: 'asc' } }, { uid: 'asc' }],
        ...pageOf(list),
        include: columns,
      }),
      this.database.variant.count({ where }),
    ]);
    const now = this.clock.now();
    return { rows: variants.map((variant) => adminVariant(variant, now)), total };
  }
}

function adminVariant(variant: Row, now: Date): AdminVariant {
  const { family, package: pack, prices } = variant;
  const current = prices.find(({ validFrom }) => validFrom <= now);
  return {
    id: variant.uid,
    packageUid: variant.packageUid,
    packageName: pack.name,
    providerUid: pack.provider.uid,
    providerName: pack.provider.name,
    familyUid: variant.familyUid,
    familyName: family.name,
    groupSize: groupSizeOf(family),
    duration: variant.durationMonths,
    durationLabel: durationLabel(variant.durationMonths),
    active: variant.active,
    grandTotal: current ? toRupiah(sen(current.grandTotalSen)) : null,
    prices: prices.map((price) => ({
      id: price.uid,
      validFrom: price.validFrom.toISOString(),
      state: price === current ? 'current' : price.validFrom > now ? 'scheduled' : 'over',
      grandTotal: toRupiah(sen(price.grandTotalSen)),
      providerPrice: rupiahOrNull(price.providerPriceSen),
      taxed: price.taxed,
      adminFee: rupiahOrNull(price.adminFeeSen),
      activationFee: toRupiah(sen(price.activationFeeSen)),
      derived: price.derived as Derivable[],
    })),
    version: variant.version,
    allowedActions: [variant.active ? 'deactivate' : 'activate'],
  };
}

function conditionsOf(list: AdminList): Prisma.VariantWhereInput {
  onlyFilters(list, ['q', 'packageUid', 'active']);
  const { filter, ids } = list;
  const q = filterText(filter, 'q');
  return {
    uid: ids ? { in: ids } : undefined,
    packageUid: filterUid(filter, 'packageUid'),
    active: filterFlag(filter, 'active'),
    ...(q && {
      package: { OR: [{ name: containing(q) }, { provider: { name: containing(q) } }, { slug: containing(q) }] },
    }),
  };
}
