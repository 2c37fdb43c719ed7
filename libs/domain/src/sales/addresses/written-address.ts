import { signsOf } from '../../platform/typed-line.js';
import { PROVINCES, provinceOf } from './regions.js';

/** What an address written in one line says of itself. */
export interface WrittenAddress {
  /** All of it, as it was written. */
  street: string;
  /** As in `PROVINCES`; '' where only the province is named, or a city and a regency of it have that name. */
  city: string;
  /** What it may mean: the city, both where two have that name and no kind is written, none where only the province is named. */
  cities: string[];
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
/** Words that are usually written short. */
const IN_FULL: Record<string, string> = {
  jkt: 'jakarta',
  jakpus: 'jakarta pusat',
  jaksel: 'jakarta selatan',
  jaktim: 'jakarta timur',
  jakbar: 'jakarta barat',
  jakut: 'jakarta utara',
  diy: 'yogyakarta',
  yogya: 'yogyakarta',
  jogja: 'yogyakarta',
  jogjakarta: 'yogyakarta',
  tangsel: 'tangerang selatan',
  jabar: 'jawa barat',
  jateng: 'jawa tengah',
  jatim: 'jawa timur',
  sumut: 'sumatera utara',
  sumbar: 'sumatera barat',
  sumsel: 'sumatera selatan',
  kepri: 'kepulauan riau',
  babel: 'kepulauan bangka belitung',
  ntb: 'nusa tenggara barat',
  ntt: 'nusa tenggara timur',
  kalbar: 'kalimantan barat',
  kalteng: 'kalimantan tengah',
  kalsel: 'kalimantan selatan',
  kaltim: 'kalimantan timur',
  kaltara: 'kalimantan utara',
  sulut: 'sulawesi utara',
  sulteng: 'sulawesi tengah',
  sulsel: 'sulawesi selatan',
  sultra: 'sulawesi tenggara',
  sulbar: 'sulawesi barat',
  malut: 'maluku utara',
};
const PROVINCE_NAMES = byLength(
  PROVINCES.flatMap(({ code, name }) => {
    const words = wordsOf(name);
    return [words, NAMES[words]].flatMap((one) => (one ? [{ province: code, city: '', words: one }] : []));
  }),
);

/**
 * The region of an address that is one line of text, as clients write it that know no address book; null where no province
 * and no city that there is once is named, or the postal code is of another part of the country. A city in the named province
 * counts, else what stands last. The name of a street counts as no place: many are named after cities.
 */
export function readAddress(written: string): WrittenAddress | null {
  const street = written.trim().replace(/\s+/g, ' ');
  const text = ` ${inFull(wordsOf(street))} `;
  const province = lastOf(PROVINCE_NAMES, text);
  const inProvince = province && cityIn(province, text);
  const anywhere = lastOf(CITIES, text);
  const cityWins = !inProvince && anywhere && anywhere.end > (province?.end ?? 0);
  const named = inProvince ?? (cityWins ? anywhere : undefined);
  const same = named ? CITIES.filter(({ words }) => words === named.place.words) : [];
  const code = cityWins || !province ? onlyProvinceOf(same) : province.place.province;
  const postalCode = street.match(/(?<!\d)\d{5}(?!\d)/g)?.at(-1) ?? '';
  if (code === null || !isPostalCodeOf(postalCode, code)) return null;
  const cities = citiesOf(
    same.filter((place) => place.province === code),
    text,
  );
  return { street, city: cities.length === 1 ? cities[0]! : '', cities, province: code, postalCode };
}

/** Before the name of a province. */
const KIND = /^(provinsi|propinsi|prov) /;
const STYLE = /^daerah (istimewa|khusus ibukota|khusus) /;

/** The code of a province that is written by it or by a name ('Jawa Barat', 'Prov. Jabar', 'Jakarta'); another text as it is. */
export function readProvince(typed: string): string {
  const code = signsOf(typed);
  if (provinceOf(code)) return code;
  const words = inFull(wordsOf(typed).replace(KIND, '').replace(STYLE, ''));
  return PROVINCE_NAMES.find((place) => inFull(place.words) === words)?.province ?? typed;
}

/** Whether an address in one line names this province, by its full or its usual name. */
export function namesProvince(street: string, province: string): boolean {
  const text = ` ${inFull(wordsOf(street))} `;
  return PROVINCE_NAMES.some((place) => place.province === province && lastIndexOf(place, text) >= 0);
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

/** Of a city and a regency with one name the one whose kind is written last; both when none is. */
function citiesOf(same: Place[], text: string): string[] {
  const all = same.map(({ city }) => city);
  if (same.length < 2) return all;
  const lastOfKind = (kinds: string[]) =>
    Math.max(...kinds.map((kind) => text.lastIndexOf(` ${kind} ${same[0]!.words} `)));
  const [kota, kab] = [lastOfKind(['kota', 'kotamadya', 'kodya']), lastOfKind(['kab', 'kabupaten'])];
  if (kota === kab) return all;
  return all.filter((city) => city.startsWith(kota > kab ? 'Kota ' : 'Kab. '));
}

/** The place that is named last. */
function lastOf(places: Place[], text: string): Found | undefined {
  let found: Found | undefined;
  for (const place of places) {
    const index = lastIndexOf(place, text);
    const end = index + place.words.length;
    // The end decides, so that a longer name wins over one that is its end.
    if (index >= 0 && end > (found?.end ?? -1)) found = { place, end };
  }
  return found;
}

/** 'Jl. Raya Bogor km 30' is in Jakarta. */
const OF_A_STREET = / (jl|jln|jalan|jend|jendral|jenderal|gg|gang|lorong|tol|raya|lintas|poros)$/;

/** Where it is named last, not as a street; -1 when nowhere. */
function lastIndexOf({ words }: Place, text: string): number {
  let index = text.lastIndexOf(` ${words} `);
  while (index > 0 && OF_A_STREET.test(text.slice(0, index))) index = text.lastIndexOf(` ${words} `, index - 1);
  return index;
}

/** Provinces by the first digit of their postal codes, as the post office divides the country. */
const PROVINCES_OF_DIGIT: Record<string, string[]> = {
  1: ['31', '32', '36'],
  2: ['11', '12', '13', '14', '21'],
  3: ['15', '16', '17', '18', '19'],
  4: ['32', '36'],
  5: ['33', '34'],
  6: ['35'],
  7: ['61', '62', '63', '64', '65'],
  8: ['51', '52', '53'],
  9: ['71', '72', '73', '74', '75', '76', '81', '82', '91', '92', '93', '94', '95', '96'],
};
const isPostalCodeOf = (postalCode: string, province: string): boolean =>
  postalCode === '' || (PROVINCES_OF_DIGIT[postalCode.charAt(0)] ?? []).includes(province);

/** Letters and digits in lower case, one space between. */
function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** 'dki' alone is Jakarta, before its name nothing. */
const inFull = (words: string): string =>
  words
    .split(' ')
    .map((word) => IN_FULL[word] ?? word)
    .join(' ')
    .replaceAll(/\bdki (?=jakarta\b)/g, '')
    .replaceAll(/\bdki\b/g, 'jakarta');
