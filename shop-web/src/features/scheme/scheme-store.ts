import { useEffect, useSyncExternalStore } from 'react';
import type { SchemeChanges } from '#contracts/pages';
import { SCHEME_ENTRIES } from '#domain/scheme/entries';
import type { PriceListBrand } from '#domain/scheme/price-list';
import type { SchemeEntry } from '#domain/scheme/scheme-entry';
import { pageData } from '../../shared/page-data';
import { PRICE_LIST } from './price-list';
import { type Scheme, withChanges } from './scheme-changes';

/** What the shop carries in itself: complete without any API. */
export const BUNDLED: Scheme = { ...PRICE_LIST, entries: SCHEME_ENTRIES };

let merged: { changes: SchemeChanges; scheme: Scheme } | undefined;
let current = prerendered();
const readers = new Set<() => void>();
const read = (): Scheme => current;
const subscribe = (reader: () => void) => {
  readers.add(reader);
  return () => void readers.delete(reader);
};

/**
 * The price pages: the bundled ones at once, and what an admin has changed as soon as the API tells. Nothing waits for
 * it and nobody is told when it does not answer.
 */
export function useScheme(): Scheme {
  useEffect(() => void askWhatIsNew(), []);
  return useSyncExternalStore(subscribe, read, prerendered);
}

/** What the page was prerendered with: its price list may be newer than the bundled one. */
function prerendered(): Scheme {
  const changes = pageData()?.scheme;
  if (!changes) return BUNDLED;
  if (changes !== merged?.changes) merged = { changes, scheme: withChanges(BUNDLED, changes) };
  return merged.scheme;
}

async function askWhatIsNew(): Promise<void> {
  try {
    const { fetchScheme } = await import('./scheme.queries');
    current = await fetchScheme();
    for (const reader of readers) reader();
  } catch {
    // The bundled pages stay.
  }
}

export const entryIn = ({ entries }: Scheme, slug: string): SchemeEntry => {
  const entry = entries.find((candidate) => candidate.slug === slug);
  if (!entry) throw new Error(`${slug} has no entry`);
  return entry;
};
/** undefined when the brand is no longer sold. */
export const brandIn = ({ brands }: Scheme, slug: string): PriceListBrand | undefined =>
  brands.find((brand) => brand.slug === slug);
