import type { ComponentProps } from 'react';
import { readRupiah, writeRupiah } from '#domain/platform/typed-rupiah';
import type { Field } from './field';
import { TypedNumberField } from './typed-number-field';

/** An amount in whole rupiah. Takes what `register(…, { setValueAs: rupiahText })` of react-hook-form returns. */
export const RupiahField = (props: ComponentProps<typeof Field>) => (
  <TypedNumberField inputMode="decimal" {...props} read={readRupiah} write={writeRupiah} refusal={NOT_WHOLE} />
);

const NOT_WHOLE = 'Isi rupiah bulat tanpa sen, misalnya 94.900';

/** From typed rupiah ('Rp 94.900', '861.777,50') to the notation of forms of the API ('94900', '861777.5'); else as typed. */
export const rupiahText = (typed: string): string => String(readRupiah(typed) ?? typed);
