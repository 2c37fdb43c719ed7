import type { VariantView } from '#contracts/catalogue/catalogue.http';

/** The variant that was chosen, else of the plan that a link names, else of all, the one that most visitors want. */
export const chosenVariant = (
  variants: readonly VariantView[],
  { variant, plan }: { variant: string | null; plan: string | null },
): VariantView | undefined =>
  variants.find(({ uid }) => uid === variant) ??
  mostWanted(variants.filter(({ packageName }) => packageName === plan)) ??
  mostWanted(variants);

/** Most visitors join a group rather than host one; the cheapest first. */
const mostWanted = (variants: readonly VariantView[]): VariantView | undefined =>
  variants.toSorted(
    (a, b) => Number(a.isHost) - Number(b.isHost) || a.duration - b.duration || a.grandTotal - b.grandTotal,
  )[0];
