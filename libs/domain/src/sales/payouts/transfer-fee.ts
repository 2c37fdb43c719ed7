import { DomainError } from '../../platform/domain-error.js';
import { type Sen, formatSen, sen } from '../../platform/sen.js';
import { reachesTogether, togetherWith, type Alone } from '../payments/decided-alone.js';

/**
 * The most that a bank takes for one transfer to another bank: Bank Indonesia allows Rp2.500 for BI-FAST and Rp2.900 for SKN, and
 * switched transfers cost Rp6.500 at all banks.
 */
export const MOST_TRANSFER_FEE = sen(650_000n);

interface Compared {
  /** What the line shows, and what was recorded, in sen; above zero. */
  lineSen: bigint;
  paidSen: bigint;
  /** How many payouts that is, each by a transfer of the bank. */
  count: number;
}

/** Whether the line can be what was recorded with fees of the bank inside; in sen. */
export const canHaveFee = ({ lineSen, paidSen, count }: Compared): boolean =>
  lineSen > paidSen && lineSen - paidSen <= MOST_TRANSFER_FEE * BigInt(count);

/**
 * The fee of the bank that a line has inside, in sen; 0: none. Less than was recorded is never one.
 * @throws DomainError LINE_AMOUNT, REASON_NEEDED field `reason`. docs/rules/bank-statements.md#transfer-fees
 */
export function transferFeeOf(compared: Compared, reason: string): bigint {
  const { lineSen, paidSen, count } = compared;
  const feeSen = lineSen - paidSen;
  if (feeSen === 0n) return 0n;
  const seen = `Baris koran ${formatSen(lineSen)}, yang tercatat ${formatSen(paidSen)}`;
  if (!canHaveFee(compared))
    throw new DomainError(
      'LINE_AMOUNT',
      feeSen < 0n
        ? `Nominal tidak sama: ${seen}. Yang keluar kurang dari catatan, jadi selisihnya bukan biaya transfer.`
        : `Nominal tidak sama: ${seen}. Biaya transfer paling banyak ${formatSen(sen(MOST_TRANSFER_FEE * BigInt(count)))} untuk ${count} transfer.`,
    );
  if (reason.trim() === '')
    throw new DomainError(
      'REASON_NEEDED',
      `${seen}. Kalau selisih ${formatSen(feeSen)} itu biaya transfer bank, tulis alasannya.`,
      'invalid',
      'reason',
    );
  return feeSen;
}

/** It counts with what the same admin has decided alone; another one confirms the line then. @throws DomainError FEE_OF_OTHER. */
export function checkFeeAlone(feeSen: bigint, { aloneSen, ways }: Alone, from: Sen): void {
  if (!reachesTogether(feeSen, aloneSen, from)) return;
  throw new DomainError(
    'FEE_OF_OTHER',
    `Selisih ${formatSen(feeSen)} jadi biaya bank. ${togetherWith(aloneSen, from, ways)} Minta admin lain mengonfirmasi baris ini.`,
  );
}
