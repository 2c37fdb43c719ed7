import type { ComponentProps } from 'react';
import { readRupiah, writeRupiah } from '#domain/platform/typed-rupiah';
import { Field } from './field';

/**
 * An amount in rupiah, as people type and paste it. Takes what `register(…, { setValueAs: rupiahText })` of react-hook-form
 * returns; when it is left it shows how it was read.
 */
export const RupiahField = ({ onBlur, ...props }: ComponentProps<typeof Field>) => (
  <Field
    inputMode="decimal"
    autoComplete="off"
    {...props}
    onBlur={(event) => {
      const rupiah = readRupiah(event.target.value);
      if (rupiah !== null) event.target.value = writeRupiah(rupiah);
      onBlur?.(event);
    }}
  />
);

/** From typed rupiah ('Rp 94.900', '861.777,50') to the notation of forms of the API ('94900', '861777.5'); else as typed. */
export const rupiahText = (typed: string): string => String(readRupiah(typed) ?? typed);
