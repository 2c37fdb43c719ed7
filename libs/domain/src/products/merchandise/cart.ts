import { type Sen, sen } from '../../platform/sen.js';
import { packedWeight } from '../../sales/shipping/shipping-option.js';

/** Of one variant in one order, and of different variants. */
export const CART_LIMIT = { quantity: 20, lines: 20 } as const;

export interface CartLine {
  quantity: number;
  priceSen: bigint;
  weightGrams: number;
}

/** Of all things, in sen. */
export const goodsTotal = (lines: readonly CartLine[]): Sen =>
  sen(lines.reduce((sum, { quantity, priceSen }) => sum + BigInt(quantity) * priceSen, 0n));

/** Of the packed parcel, in grams. */
export const parcelWeight = (lines: readonly CartLine[]): number =>
  packedWeight(lines.reduce((sum, { quantity, weightGrams }) => sum + quantity * weightGrams, 0));

/** 'Hitam, L'; empty for a product without choices. */
export const variantLabel = ({ size, colour }: { size: string | null; colour: string | null }): string =>
  [colour, size].filter(Boolean).join(', ');

/** 'Kaus Patungan (Hitam, L)': how an order calls it. */
export function itemTitle(product: string, variant: { size: string | null; colour: string | null }): string {
  const label = variantLabel(variant);
  return label ? `${product} (${label})` : product;
}

const SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'];
const sizeRank = (size: string): number =>
  (SIZES.indexOf(size.toUpperCase()) + 1 || SIZES.length + 1) + (Number(size) || 0);

/** S before M before L, then numbers, then the rest by name. */
export const bySize = (a: string, b: string): number => sizeRank(a) - sizeRank(b) || a.localeCompare(b);
