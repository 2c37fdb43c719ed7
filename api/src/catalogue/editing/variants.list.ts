import { Injectable } from '@nestjs/common';
import { type AdminVariant, adminVariant } from '#contracts/catalogue/catalogue.admin.http';
import type { Derivable } from '#domain/catalogue/price-check';
import { durationLabel } from '#domain/catalogue/duration-label';
import { groupSizeOf } from '#domain/catalogue/plan-family';
import { rupiahOrNull, sen, toRupiah } from '#domain/platform/sen';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byFlag, byText, byUid, contains, is, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../platform/http/admin-lists/record-list.js';

const columns = {
  family: { select: { name: true, hostSeats: true, regularSeats: true } },
  package: { select: { name: true, provider: { select: { uid: true, name: true } } } },
  prices: { orderBy: { validFrom: 'desc' } },
} as const satisfies Prisma.VariantInclude;
type Row = Prisma.VariantGetPayload<{ include: typeof columns }>;

@Injectable()
export class VariantsList extends RecordList<AdminVariant> {
  protected readonly from = sql`variant t
    JOIN package k ON k.uid = t.package_uid JOIN provider p ON p.uid = k.provider_uid`;
  protected readonly sorts = {
    providerName: sortBy(sql`p.name`, sql`k.slug`),
    durationMonths: sortBy(sql`t.duration_months`, sql`k.slug`),
    active: sortBy(sql`t.active`, sql`k.slug`),
  };
  protected readonly filters = {
    q: byText((q) => contains(q, sql`k.name`, sql`k.slug`, sql`p.name`)),
    packageUid: byUid(is(sql`t.package_uid`)),
    active: byFlag(is(sql`t.active`)),
  };

  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    super(database);
  }

  protected async read(uids: string[]): Promise<AdminVariant[]> {
    const variants = await this.database.variant.findMany({ where: { uid: { in: uids } }, include: columns });
    const now = this.clock.now();
    return variants.map((variant) => view(variant, now));
  }
}

function view(variant: Row, now: Date): AdminVariant {
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

export const VariantsListController = listController({
  resource: 'variants',
  tag: 'admin catalogue',
  schema: adminVariant,
  source: VariantsList,
});
