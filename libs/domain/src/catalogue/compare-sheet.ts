import { wholeMinute } from '../platform/durations.js';
import { areDaysFirst } from '../platform/typed-days.js';
import { type PriceDraft, priceProblems } from './price-check.js';
import type { SheetColumn, SheetPrice, SheetVariant } from './price-sheet.js';
import {
  UnreadableCell,
  amountCell,
  derivedCell,
  feeCell,
  minuteCell,
  monthsCell,
  requiredAmountCell,
  textCell,
  yesCell,
} from './sheet-cells.js';

type Facts = Omit<SheetPrice, 'uid' | 'validFrom'>;

export interface SheetRow {
  /** Line number in the file. */
  line: number;
  cells: Record<SheetColumn, string>;
}
export interface SheetError {
  line: number;
  field: SheetColumn | null;
  message: string;
}
export interface SheetChange {
  line: number;
  kind: 'added' | 'changed';
  variantUid: string;
  /** The scheduled price to change; null for a new one. */
  priceUid: string | null;
  /** null: from the moment it is applied. */
  validFrom: Date | null;
  /** The values of the changed price, or of the price valid until then. */
  from: Facts | null;
  to: Facts;
}
export interface SheetDifference {
  changes: SheetChange[];
  unchanged: number;
  errors: SheetError[];
}

/**
 * The changes that a sheet would make, line by line. With a single error nothing may be applied; prices without a row
 * stay.
 */
export function compareSheet(rows: SheetRow[], variants: SheetVariant[], now: Date): SheetDifference {
  const known = new Map(variants.map((variant) => [`${variant.package} ${variant.months}`, variant]));
  const brands = new Set(variants.map(({ provider }) => provider));
  const packages = new Map(variants.map((variant) => [variant.package, variant.provider]));
  const difference: SheetDifference = { changes: [], unchanged: 0, errors: [] };
  const seen = new Map<string, number>();
  const isDayFirst =
    areDaysFirst(rows.map(({ cells }) => cells.validFrom)) || rows.some((row) => isOfKnownPrice(row, known));
  for (const row of rows) {
    const read = readRow(row, isDayFirst, difference.errors);
    if (!read) continue;
    const error = (field: SheetColumn, message: string) => difference.errors.push({ line: row.line, field, message });
    const variant = known.get(`${read.package} ${read.months}`);
    if (!brands.has(read.provider)) error('provider', `Layanan tidak dikenal: ${shown(read.provider)}`);
    else if (packages.get(read.package) !== read.provider)
      error('package', `Paket tidak dikenal di ${read.provider}: ${shown(read.package)}`);
    else if (!variant) error('months', `Paket ini tidak punya varian ${read.months} bulan. Buat dulu di konsol`);
    else {
      const key = `${variant.uid} ${read.validFrom?.getTime() ?? 'now'}`;
      const twin = seen.get(key);
      seen.set(key, row.line);
      const problems = priceProblems(draftOf(read.facts, variant));
      if (twin !== undefined) error('months', `Sama dengan baris ${twin}: satu harga cukup satu baris`);
      else if (problems.length) for (const { field, message } of problems) error(field, message);
      else {
        const change = changeOf(row.line, read, variant, now);
        if (typeof change === 'string') error('validFrom', change);
        else if (change) difference.changes.push(change);
        else difference.unchanged += 1;
      }
    }
  }
  return difference;
}

/** Whether the row, its day read first, is a price that is known: a spreadsheet has written the days of an exported sheet in its own way. */
function isOfKnownPrice({ cells }: SheetRow, known: Map<string, SheetVariant>): boolean {
  const { prices = [] } = known.get(`${cells.package.trim()} ${cells.months.trim()}`) ?? {};
  try {
    const day = minuteCell(cells.validFrom, true);
    return day !== null && prices.some(({ validFrom }) => wholeMinute(validFrom).getTime() === day.getTime());
  } catch (error) {
    if (error instanceof UnreadableCell) return false;
    throw error;
  }
}

interface ReadRow {
  provider: string;
  package: string;
  months: number;
  validFrom: Date | null;
  facts: Facts;
}

/** The row's values, or null after adding an error for every unreadable cell. */
function readRow({ line, cells }: SheetRow, isDayFirst: boolean, errors: SheetError[]): ReadRow | null {
  const before = errors.length;
  const read = <T>(field: SheetColumn, as: (cell: string) => T): T => {
    try {
      return as(cells[field]);
    } catch (error) {
      if (!(error instanceof UnreadableCell)) throw error;
      errors.push({ line, field, message: error.message });
      return undefined as T;
    }
  };
  const row: ReadRow = {
    provider: read('provider', textCell),
    package: read('package', textCell),
    months: read('months', monthsCell),
    validFrom: read('validFrom', (cell) => minuteCell(cell, isDayFirst)),
    facts: {
      grandTotal: read('grandTotal', requiredAmountCell),
      providerPrice: read('providerPrice', amountCell),
      taxed: read('taxed', yesCell),
      adminFee: read('adminFee', amountCell),
      activationFee: read('activationFee', feeCell),
      derived: read('derived', derivedCell),
    },
  };
  return errors.length === before ? row : null;
}

/** The change, null when there is none, or the message why it is not possible. */
function changeOf(line: number, row: ReadRow, { uid, prices }: SheetVariant, now: Date): SheetChange | null | string {
  const { validFrom, facts } = row;
  const counting = prices.findLast((price) => price.validFrom <= (validFrom ?? now));
  // The sheet has minutes; a price created "from now on" has seconds.
  const same = validFrom
    ? prices.findLast((price) => wholeMinute(price.validFrom).getTime() === validFrom.getTime())
    : counting;
  if (same && sameFacts(same, facts)) return null;
  const change = { line, variantUid: uid, validFrom, to: facts };
  if (!validFrom || (!same && validFrom > now))
    return { ...change, kind: 'added', priceUid: null, from: counting ? factsOf(counting) : null };
  if (same && same.validFrom > now) return { ...change, kind: 'changed', priceUid: same.uid, from: factsOf(same) };
  return same
    ? 'Harga ini sudah berlaku dan jadi riwayat. Isi waktu mulai yang baru, atau kosongkan supaya mulai saat diterapkan'
    : 'Waktu mulai sudah lewat. Isi waktu yang akan datang, atau kosongkan supaya mulai saat diterapkan';
}

const draftOf = (facts: Facts, { groupSize }: SheetVariant): PriceDraft => ({ ...facts, groupSize });
const factsOf = ({ grandTotal, providerPrice, taxed, adminFee, activationFee, derived }: Facts): Facts => ({
  grandTotal,
  providerPrice,
  taxed,
  adminFee,
  activationFee,
  derived: [...derived].sort(),
});
const sameFacts = (one: Facts, other: Facts): boolean => textOf(one) === textOf(other);
const textOf = (facts: Facts): string =>
  JSON.stringify(factsOf(facts), (_, value) => (typeof value === 'bigint' ? String(value) : value));
const shown = (text: string): string => (text ? text.slice(0, 60) : '(kosong)');
