import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PricePreview } from '#contracts/catalogue/catalogue.admin.http';
import type { PreviewPriceBody } from '#contracts/catalogue/catalogue-edit.admin.http';
import { wholeMinute } from '#domain/platform/durations';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { publishable, readVariant, requireFuture } from './price-columns.js';
import { type PriceRow, type ProviderRow, providerColumns } from '../catalogue-rows.js';
import { providerDetailOf, providerSummaryOf } from '../provider-views.js';

export class PreviewPriceQuery extends Query<PricePreview> {
  constructor(
    readonly variantUid: string,
    readonly body: PreviewPriceBody,
  ) {
    super();
  }
}

/** What customers will see from the first moment of a price on, made by the code that makes it then. Writes nothing. */
@QueryHandler(PreviewPriceQuery)
export class PreviewPriceHandler implements IQueryHandler<PreviewPriceQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ variantUid, body: { validFrom, ...facts } }: PreviewPriceQuery): Promise<PricePreview> {
    const { groupSize } = await readVariant(this.database, variantUid);
    const columns = publishable(facts, groupSize);
    const now = this.clock.now();
    const startsAt = validFrom === null ? now : wholeMinute(new Date(validFrom));
    if (validFrom !== null) requireFuture(startsAt, now);
    const provider = await this.readBrand(variantUid);
    const draft: PriceRow = { uid: variantUid, variantUid, validFrom: startsAt, ...columns };
    const after = seenAt(withPrice(provider, draft), variantUid, startsAt);
    if (!after) throw new Error(`variant ${variantUid} has a price and is not shown`);
    return {
      startsAt: startsAt.toISOString(),
      before: seenAt(provider, variantUid, new Date(startsAt.getTime() - 1)),
      after,
      visible: isVisible(provider, variantUid),
    };
  }

  /** The brand's row with this variant, active or not. */
  private readBrand(variantUid: string): Promise<ProviderRow> {
    const packages = {
      ...providerColumns.packages,
      where: { OR: [{ active: true }, { variants: { some: { uid: variantUid } } }] },
      include: {
        eligibility: true,
        variants: {
          ...providerColumns.packages.include.variants,
          where: { OR: [{ active: true }, { uid: variantUid }] },
        },
      },
    };
    return this.database.provider.findFirstOrThrow({
      where: { packages: { some: { variants: { some: { uid: variantUid } } } } },
      include: { ...providerColumns, packages },
    });
  }
}

function seenAt(provider: ProviderRow, variantUid: string, moment: Date): PricePreview['before'] {
  const detail = providerDetailOf(provider, moment);
  const variant = detail.packages.flatMap(({ variants }) => variants).find(({ uid }) => uid === variantUid);
  return variant ? { card: providerSummaryOf(detail), variant } : null;
}

const withPrice = (provider: ProviderRow, draft: PriceRow): ProviderRow => ({
  ...provider,
  packages: provider.packages.map((pack) => ({
    ...pack,
    variants: pack.variants.map((variant) =>
      variant.uid === draft.variantUid ? { ...variant, prices: inOrder([...variant.prices, draft]) } : variant,
    ),
  })),
});
// Stable: of two prices with the same date the later in the array, the draft, wins.
const inOrder = (prices: PriceRow[]): PriceRow[] => prices.sort((a, b) => +a.validFrom - +b.validFrom);

function isVisible(provider: ProviderRow, variantUid: string): boolean {
  const pack = provider.packages.find(({ variants }) => variants.some(({ uid }) => uid === variantUid));
  const variant = pack?.variants.find(({ uid }) => uid === variantUid);
  return !provider.hidden && Boolean(pack?.active && variant?.active);
}
