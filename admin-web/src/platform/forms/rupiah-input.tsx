import { MOST_RUPIAH } from '#contracts/limits';
import { formatRupiah } from '#domain/platform/sen';
import { readRupiah, writeRupiah } from '#domain/platform/typed-rupiah';
import { type NumberFieldProps, TypedNumberInput } from './typed-number-input';

const RUPIAH = {
  inputMode: 'decimal',
  read: readRupiah,
  write: writeRupiah,
  say: formatRupiah,
  understood: formatRupiah,
  isTaken: () => true,
  refusal: 'rupiah.unreadable',
  most: MOST_RUPIAH,
} as const;
const WHOLE_RUPIAH = { ...RUPIAH, isTaken: Number.isInteger, refusal: 'rupiah.notWhole' };

/**
 * An amount in rupiah as people type and paste it, read by `readRupiah`; `whole` where the API takes no sen. Says how it was
 * read, and refuses what has two readings.
 */
export const RupiahInput = ({ whole = false, ...props }: NumberFieldProps & { whole?: boolean }) => (
  <TypedNumberInput {...props} kind={whole ? WHOLE_RUPIAH : RUPIAH} />
);
