import { NumberInput, type NumberInputProps, required, useSourceContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { MOST_RUPIAH } from '#contracts/limits';
import { formatRupiah } from '#domain/platform/sen';
import { readRupiah, writeRupiah } from '#domain/platform/typed-rupiah';

interface RupiahInputProps extends Pick<NumberInputProps, 'label' | 'defaultValue' | 'autoFocus' | 'fullWidth'> {
  source: string;
  /** In rupiah; by default 1. */
  min?: number;
  /** In rupiah. One of the field's own is said before anything is typed. */
  max?: number;
  /** Where the API takes no sen. */
  whole?: boolean;
  /** Empty is null instead of an error. */
  optional?: boolean;
  /** A key of the texts. */
  helperText?: string;
}

/**
 * An amount in rupiah as people type and paste it, read by `readRupiah`; the form holds a number, or null. Says how it was
 * read, and refuses what has two readings.
 */
export const RupiahInput = ({
  min = 1,
  max,
  whole = false,
  optional = false,
  helperText,
  source,
  ...props
}: RupiahInputProps) => {
  const translate = useTranslate();
  const { getSource } = useSourceContext();
  const value: unknown = useWatch({ name: getSource(source) });
  const most = max === undefined ? undefined : translate('rupiah.atMost', { amount: formatRupiah(max) });
  const read = typeof value === 'number' ? formatRupiah(value) : undefined;
  return (
    <NumberInput
      {...props}
      source={source}
      // As text: a browser's number field drops what it does not understand, and takes '47.500' for 47,5.
      slotProps={{ htmlInput: { type: 'text', inputMode: 'decimal', autoComplete: 'off', step: undefined } }}
      format={written}
      parse={valueOf}
      validate={[
        ...(optional ? [] : [isFilled]),
        (typed: unknown) => problemOf(typed, { min, max: max ?? MOST_RUPIAH, whole }),
      ]}
      helperText={[read, helperText && translate(helperText), most].filter(Boolean).join(' · ') || false}
    />
  );
};

const isFilled = required();

/** What the form holds of a text: the amount, null for nothing, or the text itself where it cannot be read. */
const valueOf = (typed: string): number | string | null => (typed.trim() === '' ? null : (readRupiah(typed) ?? typed));

const written = (value: unknown): string => {
  if (typeof value === 'number') return writeRupiah(value);
  return typeof value === 'string' ? value : '';
};

function problemOf(value: unknown, { min, max, whole }: { min: number; max: number; whole: boolean }) {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value !== 'number' || (whole && !Number.isInteger(value)))
    return { message: whole ? 'rupiah.notWhole' : 'rupiah.unreadable', args: {} };
  if (value > max) return { message: 'rupiah.tooLarge', args: { amount: formatRupiah(max) } };
  return value < min ? { message: 'rupiah.tooSmall', args: { amount: formatRupiah(min) } } : undefined;
}
