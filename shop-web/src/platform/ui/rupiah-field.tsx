import { type ComponentProps, useState } from 'react';
import { readRupiah, writeRupiah } from '#domain/platform/typed-rupiah';
import { Field } from './field';

/**
 * An amount in whole rupiah, as people type and paste it; another one is refused when the field is left, not first when it is sent. Takes what `register(…, { setValueAs: rupiahText })` of react-hook-form
 * returns; when it is left it shows how it was read.
 */
export function RupiahField({ onBlur, onChange, error, ...props }: ComponentProps<typeof Field>) {
  const [problem, setProblem] = useState<string>();
  return (
    <Field
      inputMode="decimal"
      autoComplete="off"
      {...props}
      error={error ?? problem}
      onChange={(event) => {
        setProblem(undefined);
        void onChange?.(event);
      }}
      onBlur={(event) => {
        const { value } = event.target;
        const rupiah = readRupiah(value);
        if (rupiah !== null) event.target.value = writeRupiah(rupiah);
        setProblem(value.trim() === '' || Number.isInteger(rupiah) ? undefined : NOT_WHOLE);
        onBlur?.(event);
      }}
    />
  );
}

const NOT_WHOLE = 'Isi rupiah bulat tanpa sen, misalnya 94.900';

/** From typed rupiah ('Rp 94.900', '861.777,50') to the notation of forms of the API ('94900', '861777.5'); else as typed. */
export const rupiahText = (typed: string): string => String(readRupiah(typed) ?? typed);
