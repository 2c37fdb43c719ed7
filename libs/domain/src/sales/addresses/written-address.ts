import { PROVINCES } from './regions.js';

/** What an address written in one line says of itself. */
export interface WrittenAddress {
  /** All of it, as it was written. */
  street: string;
  /** As in `PROVINCES`; '' where only the province is named, or several cities of it have that name. */
  city: string;
  /** Code of the province. */
  province: string;
  /** Five digits; '' where there are none. */
  postalCode: string;
}

interface Place {
  province: string;
  city: string;
  /** The words to look for. */
  words: string;
}

interface Found {
  place: Place;
  /** Where its name ends in the text. */
  end: number;
}

/** Longer names first: 'Tangerang Selatan' is not 'Tangerang'. */
const byLength = (places: Place[]): Place[] => places.toSorted((a, b) => b.words.length - a.words.length);
const CITIES = byLength(
  PROVINCES.flatMap(({ code, cities }) =>
    cities.map((city) => ({
      province: code,
      city,
      words: wordsOf(city.replace(/^(Kota|Kab\.)( Administrasi| Adm\.)? /, '')),
    })),
  ),
);
const NAMES: Record<string, string> = { 'dki jakarta': 'jakarta', 'di yogyakarta': 'yogyakarta' };
const PROVINCE_NAMES = byLength(
  PROVINCES.flatMap(({ code, name }) => {
    const words = wordsOf(name);
    return [words, NAMES[words]].flatMap((one) => (one ? [{ province: code, city: '', words: one }] : []));
  }),
);

/**
 * The region of an address that is one line of text, as clients write it that know no address book; null where no province
 * and no city that there is once is named. A city in the named province counts, else what stands last: a street may be named
 * after another city.
 */
export function readAddress(written: string): WrittenAddress | null {
  const street = written.trim().replace(/\s+/g, ' ');
  const text = ` ${wordsOf(street)} `;
  const province = lastOf(PROVINCE_NAMES, text);
  const inProvince = province && cityIn(province, text);
  const anywhere = lastOf(CITIES, text);
  const cityWins = !inProvince && anywhere && anywhere.end > (province?.end ?? 0);
  const named = inProvince ?? (cityWins ? anywhere : undefined);
  const same = named ? CITIES.filter(({ words }) => words === named.place.words) : [];
  const code = cityWins || !province ? onlyProvinceOf(same) : province.place.province;
  if (code === null) return null;
  return {
    street,
    city: cityOf(
      same.filter((place) => place.province === code),
      text,
    ),
    province: code,
    postalCode: street.match(/(?<!\d)\d{5}(?!\d)/g)?.at(-1) ?? '',
  };
}

/** The city of the named province; the name of the province itself is one only where no other one is there ('Jambi'). */
function cityIn({ place, end }: Found, text: string): Found | undefined {
  const cities = CITIES.filter(({ province }) => province === place.province);
  const beside = `${text.slice(0, end - place.words.length)} | ${text.slice(end + 1)}`;
  return lastOf(cities, beside) ?? lastOf(cities, text);
}
function onlyProvinceOf(places: Place[]): string | null {
  const codes = [...new Set(places.map(({ province }) => province))];
  return codes.length === 1 ? codes[0]! : null;
}

/** Of a city and a regency with one name the one whose kind is written; '' when none is. */
function cityOf(same: Place[], text: string): string {
  const [only, other] = same;
  if (!only || !other) return only?.city ?? '';
  const isKind = (kinds: string[]) => kinds.some((kind) => text.includes(` ${kind} ${only.words} `));
  const kind = isKind(['kota']) ? 'Kota ' : isKind(['kab', 'kabupaten']) ? 'Kab. ' : null;
  return same.find(({ city }) => kind !== null && city.startsWith(kind))?.city ?? '';
}

/** The place that is named last. */
function lastOf(places: Place[], text: string): Found | undefined {
  let found: Found | undefined;
  for (const place of places) {
    const index = text.lastIndexOf(` ${place.words} `);
    const end = index + place.words.length;
    // The end decides, so that a longer name wins over one that is its end.
    if (index >= 0 && end > (found?.end ?? -1)) found = { place, end };
  }
  return found;
}

/** Letters and digits in lower case, one space between. */
function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
