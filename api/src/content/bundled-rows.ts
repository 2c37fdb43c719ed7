import { TRANSFER_FEE_SEN } from '#domain/catalogue/reimbursement-amount';
import { catalogueRows } from '#prisma/seed/catalogue-rows';
import type { ProviderRow } from '../catalogue/catalogue-rows.js';
import type { CatalogueRows } from '../catalogue/load-catalogue.js';

type PlanFamily = ProviderRow['families'][number];
/** Columns that no page shows. */
const WRITTEN_BY_DATABASE = { version: 1, createdAt: new Date(0), updatedAt: new Date(0) };

/** The price list of a freshly seeded database, as rows. */
export function bundledRows(): CatalogueRows {
  const rows = catalogueRows();
  const categories = rows.categories.map((category) => ({ ...WRITTEN_BY_DATABASE, ...category }));
  const families = rows.families.map(
    (family) =>
      ({
        ...WRITTEN_BY_DATABASE,
        tvSlots: null,
        startsWhenConfirmed: null,
        transferFeeSen: TRANSFER_FEE_SEN,
        ...family,
      }) as PlanFamily,
  );
  const providers = rows.providers
    .filter(({ hidden }) => !hidden)
    .toSorted((a, b) => a.position - b.position || (a.name < b.name ? -1 : 1))
    .map((provider) => ({
      ...WRITTEN_BY_DATABASE,
      logoUid: null,
      ...provider,
      category: categories.find(({ uid }) => uid === provider.categoryUid)!,
      families: families.filter(({ providerUid }) => providerUid === provider.uid).toSorted(bySlug),
      notices: rows.notices
        .filter(({ providerUid }) => providerUid === provider.uid)
        .toSorted((a, b) => Number(a.effectiveOn) - Number(b.effectiveOn)),
      packages: rows.packages
        .filter(({ providerUid }) => providerUid === provider.uid)
        .toSorted((a, b) => a.position - b.position)
        .map((pack) => ({
          ...WRITTEN_BY_DATABASE,
          active: true,
          ...pack,
          eligibility: [],
          variants: rows.variants
            .filter(({ packageUid, active }) => packageUid === pack.uid && active)
            .toSorted((a, b) => a.durationMonths - b.durationMonths)
            .map((variant) => ({
              ...WRITTEN_BY_DATABASE,
              ...variant,
              family: families.find(({ uid }) => uid === variant.familyUid)!,
              prices: rows.prices.filter(({ variantUid }) => variantUid === variant.uid),
            })),
        })),
    }));
  return { categories, providers: providers as unknown as ProviderRow[], edits: [] } as CatalogueRows;
}

const bySlug = (a: { slug: string }, b: { slug: string }): number => (a.slug < b.slug ? -1 : 1);
