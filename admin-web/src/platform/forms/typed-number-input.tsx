import { NumberInput, type NumberInputProps, required, useSourceContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';

export interface NumberFieldProps extends Pick<NumberInputProps, 'label' | 'defaultValue' | 'autoFocus' | 'fullWidth'> {
  source: string;
  min?: number;
  /** One of the field's own is said before anything is typed. */
  max?: number;
  /** Empty is null instead of an error. */
  optional?: boolean;
  /** A text, or its key; false where there is no room for one, nor for the most that is taken. */
  helperText?: string | false;
}

/** How numbers of one kind are read and written. */
interface NumberKind {
  inputMode: 'decimal' | 'numeric';
  read: (typed: string) => number | null;
  write: (value: number) => string;
  /** In a sentence. */
  say: (value: number) => string;
  /** How a number was read, where that could be doubted. */
  understood: (value: number) => string | undefined;
  isTaken: (value: number) => boolean;
  /** The key of what is said to what cannot be read, or is not taken. */
  refusal: string;
  /** Where the field has none of its own. */
  most: number;
}

/**
 * A number as people type and paste it; the form holds it, or null. Says how it was read, and refuses what its kind cannot
 * read. The only place of react-admin's own field for numbers.
 */
export const TypedNumberInput = ({
  kind,
  min = 1,
  max,
  optional = false,
  helperText,
  source,
  ...props
}: NumberFieldProps & { kind: NumberKind }) => {
  const translate = useTranslate();
  const { getSource } = useSourceContext();
  const value: unknown = useWatch({ name: getSource(source) });
  const words = [
    typeof value === 'number' && kind.understood(value),
    helperText && translate(helperText, { _: helperText }),
    max !== undefined && helperText !== false && translate('number.atMost', { number: kind.say(max) }),
  ];
  return (
    <NumberInput
      {...props}
      source={source}
      // As text: a browser's number field drops what it does not understand, and takes '47.500' for 47,5.
      slotProps={{ htmlInput: { type: 'text', inputMode: kind.inputMode, autoComplete: 'off', step: undefined } }}
      format={(held: unknown) => written(held, kind)}
      parse={(typed: string) => valueOf(typed, kind)}
      validate={[
        ...(optional ? [] : [isFilled]),
        (typed: unknown) => problemOf(typed, kind, { min, max: max ?? kind.most }),
      ]}
      helperText={words.filter(Boolean).join(' · ') || false}
    />
  );
};

const isFilled = required();

/** What the form holds of a text: the number, null for nothing, or the text itself where it cannot be read. */
const valueOf = (typed: string, { read }: NumberKind): number | string | null =>
  typed.trim() === '' ? null : (read(typed) ?? typed);

function written(value: unknown, { write }: NumberKind): string {
  if (typeof value === 'number') return write(value);
  return typeof value === 'string' ? value : '';
}

function problemOf(value: unknown, { isTaken, refusal, say }: NumberKind, { min, max }: { min: number; max: number }) {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value !== 'number' || !isTaken(value)) return { message: refusal, args: {} };
  if (value > max) return { message: 'number.tooLarge', args: { number: say(max) } };
  return value < min ? { message: 'number.tooSmall', args: { number: say(min) } } : undefined;
}
