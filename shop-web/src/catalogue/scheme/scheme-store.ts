import { useEffect, useSyncExternalStore } from 'react';
import type { SchemeChanges } from '#contracts/pages';
import { SCHEME_ENTRIES } from '#domain/catalogue/scheme/entries';
import type { PriceList, PriceListBrand } from '#domain/catalogue/scheme/price-list';
import type { SchemeEntry } from '#domain/catalogue/scheme/scheme-entry';
import { pageData } from '../../platform/page-data';
import { type Scheme, withChanges } from './scheme-changes';

/** Inserted at build time from the tables that fill the database (shop-web/vite.config.ts). */
declare const __PRICE_LIST__: PriceList;

/** The price list in the bundle: complete without the API. */
export const BUNDLED: Scheme = { ...__PRICE_LIST__, entries: SCHEME_ENTRIES };

let merged: { changes: SchemeChanges; scheme: Scheme } | undefined;
let current = prerendered();
const readers = new Set<() => void>();
const read = (): Scheme => current;
const subscribe = (reader: () => void) => {
  readers.add(reader);
  return () => void readers.delete(reader);
};

/** The price pages: the bundled ones at once, then with what an admin has changed. A failed request changes nothing. */
export function useScheme(): Scheme {
  useEffect(() => void askWhatIsNew(), []);
  return useSyncExternalStore(subscribe, read, prerendered);
}

/** The data of the prerendered page may be newer than the bundle. */
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
/** undefined when the provider is no longer sold. */
export const providerIn = ({ brands }: Scheme, slug: string): PriceListBrand | undefined =>
  brands.find((provider) => provider.slug === slug);
