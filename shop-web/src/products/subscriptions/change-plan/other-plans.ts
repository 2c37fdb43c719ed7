import type { PackageView, ProviderDetail, VariantView } from '#contracts/catalogue/catalogue.http';

/** A plan that an order may be changed for. */
export interface OtherPlan {
  variant: VariantView;
  description: string;
}

/** The plans of the brand that promise the same as the ordered one; the server decides in the end. docs/rules/orders.md#another-plan */
export function otherPlans({ packages }: ProviderDetail, variantUid: string): OtherPlan[] {
  const ordered = packages.find(({ variants }) => variants.some(({ uid }) => uid === variantUid));
  if (!ordered || ordered.isHost) return [];
  return packages
    .filter(
      ({ isHost, isPo, eligibility }) => !isHost && isPo === ordered.isPo && rules({ eligibility }) === rules(ordered),
    )
    .flatMap(({ description, variants }) => variants.map((variant) => ({ variant, description })))
    .filter(({ variant }) => variant.active && variant.uid !== variantUid);
}

const rules = ({ eligibility }: Pick<PackageView, 'eligibility'>): string =>
  eligibility
    .map(({ slug }) => slug)
    .toSorted()
    .join(' ');
