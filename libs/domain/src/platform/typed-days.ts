import { MONTHS } from './months.js';

/** Each month by all names that Indonesians, banks and English spreadsheets give it. */
const NAMES = [
  'jan januari january',
  'feb peb februari pebruari february',
  'mar mrt maret march',
  'apr april',
  'mei may',
  'jun juni june',
  'jul juli july',
  'agu agt ags agust agustus aug august',
  'sep sept september',
  'okt oct oktober october',
  'nov nop november nopember',
  'des dec desember december',
];
const MONTH_OF = new Map(NAMES.flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)));

/** `Agt` is 8; null for a word that names no month. */
export const monthNamed = (word: string): number | null => MONTH_OF.get(word.replace(/\.$/, '').toLowerCase()) ?? null;

const CLOCK = String.raw`(?:[ T]+(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?)?$`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${CLOCK}`);
// Between dots the year is written in full: `09.30` and `09.30.15` are times.
const BETWEEN = String.raw`[-/ ]|\.(?=\w{1,10}\.\d{4}(?!\d))`;
const IN_NAMES = new RegExp(String.raw`^(\d{1,2})(?:${BETWEEN})([A-Za-z]{3,10}\.?)(?:[-/. ](\d{4}|\d{2}))?${CLOCK}`);
const DAY_FIRST = new RegExp(String.raw`^(\d{1,2})(${BETWEEN})(\d{1,2})(?:\2(\d{4}|\d{2}))?${CLOCK}`);

/** A day as it stands in a cell; what it says may not exist. */
export interface TypedDay {
  /** null: not written. */
  year: number | null;
  /** A word, where it names no month. */
  month: number | string;
  day: number;
  hour: number | null;
  minute: number;
  second: number;
}

/** `2026/12/31`, `31-12-2026 23.59`, `31.12.2026` or `31 Des 26`, the day first where both may be; null for any other text. */
export function typedDay(text: string): TypedDay | null {
  const trimmed = text.trim();
  const [, ...yearFirst] = YEAR_FIRST.exec(trimmed) ?? [];
  const [, dayOfName, name, yearOfName, ...clockOfName] = IN_NAMES.exec(trimmed) ?? [];
  const [, day, , month, year, ...clock] = DAY_FIRST.exec(trimmed) ?? [];
  if (yearFirst.length) return dayOf(yearFirst[0], yearFirst[1]!, yearFirst[2]!, yearFirst.slice(3));
  if (name) return dayOf(yearOfName, name, dayOfName!, clockOfName);
  return month ? dayOf(year, month, day!, clock) : null;
}

function dayOf(year: string | undefined, month: string, day: string, clock: (string | undefined)[]): TypedDay {
  const [hour, minute, second] = clock;
  return {
    year: year === undefined ? null : Number(year.length === 2 ? `20${year}` : year),
    month: /^\d/.test(month) ? Number(month) : (monthNamed(month) ?? month),
    day: Number(day),
    hour: hour === undefined ? null : Number(hour),
    minute: Number(minute ?? 0),
    second: Number(second ?? 0),
  };
}

const IN_DIGITS = new RegExp(
  String.raw`(?<![\d/.-])(\d{1,2})(${BETWEEN})(\d{1,2})(?:\2(\d{4}|\d{2}))?(?!\d|[-/.]\d)`,
  'g',
);

/**
 * Whether days are written before months: a day after the 12th of one of the texts says so, and none can only be read the other way round.
 */
export function areDaysFirst(texts: string[]): boolean {
  const pairs = texts.flatMap((text) =>
    [...text.matchAll(IN_DIGITS)].map(([, one, , other]) => [Number(one), Number(other)]),
  );
  const isAfter12 = (one: number, other: number) => one > 12 && one <= 31 && other >= 1 && other <= 12;
  return (
    pairs.some(([one, other]) => isAfter12(one!, other!)) && !pairs.some(([one, other]) => isAfter12(other!, one!))
  );
}

/** What is wrong with a day in digits that may be read day first and month first, with what to write instead; null for any other text. */
export function secondReading(text: string): string | null {
  const [found, one = '', , other = '', year = ''] = text.trim().matchAll(IN_DIGITS).next().value ?? [];
  const [day, month] = [Number(one), Number(other)];
  if (!found || !text.trim().startsWith(found) || day === month) return null;
  if (![day, month].every((part) => part >= 1 && part <= 12)) return null;
  const [named, swapped] = [MONTHS[month - 1]!, MONTHS[day - 1]!];
  const full = year.length === 2 ? `20${year}` : year;
  const better = full
    ? `Tulis ${full}-${other.padStart(2, '0')}-${one.padStart(2, '0')} atau ${day} ${named} ${full}`
    : 'Tulis tanggalnya seperti 2027-12-01 atau 1 Desember 2027';
  return `${found} bisa berarti ${day} ${named} atau ${month} ${swapped}. ${better}`;
}
