import { formatRupiah } from '../platform/sen.js';
import { pricePeriod } from './duration-label.js';
import { plansToJoin, startingPlan } from './starting-price.js';

/** What the picture says that services show beside a link to a provider. */
export interface ShareCard {
  name: string;
  color: string;
  /** Address of its picture; null: the mark is made of name and colour. */
  logo: string | null;
  /** 'mulai Rp54.000/bulan'. */
  price: string;
  /** 'patungan berempat'. */
  sharing: string;
  /** Of a group with its host. */
  seats: number;
  /** One of them is a host's. */
  hasHost: boolean;
}

interface SharedProvider {
  slug: string;
  name: string;
  color: string;
  logo?: string | undefined;
  groupSize: number;
  isHost: boolean;
  packages: { variants: { grandTotal: number; isHost: boolean; durationLabel: string }[] }[];
}

/** Counts how the picture is drawn: with another number every picture has another address. */
const DRAWING = 1;
const TOGETHER = ['', '', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan', 'sepuluh'];

/** @returns null for a provider that has nothing on sale. */
export function shareCardOf(provider: SharedProvider): ShareCard | null {
  const { name, color, logo, groupSize, isHost, packages } = provider;
  const plans = packages.flatMap(({ variants }) => variants);
  const plan = startingPlan(plans);
  if (!plan) return null;
  const from = plansToJoin(plans).some(({ grandTotal }) => grandTotal > plan.grandTotal) ? 'mulai ' : '';
  return {
    name,
    color,
    logo: logo ?? null,
    price: `${from}${formatRupiah(plan.grandTotal)}${pricePeriod(plan.durationLabel)}`,
    sharing: groupSize > 1 ? `patungan ber${TOGETHER[groupSize] ?? groupSize}` : 'untukmu sendiri',
    seats: groupSize,
    hasHost: isHost,
  };
}

/** The address of that picture, another one when what it shows changes; null where there is none. */
export function shareCardPath(provider: SharedProvider): string | null {
  const card = shareCardOf(provider);
  return card && `/api/customer/provider/card/${provider.slug}-${digestOf(JSON.stringify([DRAWING, card]))}.png`;
}

/** FNV-1a, twice with different beginnings: here it names, it protects nothing. */
function digestOf(text: string): string {
  const hash = (seed: number) => {
    let value = seed;
    for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193);
    return (value >>> 0).toString(36).padStart(7, '0');
  };
  return hash(0x811c9dc5) + hash(0x9e3779b9);
}
