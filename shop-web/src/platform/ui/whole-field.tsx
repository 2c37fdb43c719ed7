import type { ComponentProps } from 'react';
import { readWhole } from '#domain/platform/typed-number';
import { withDots } from '#domain/platform/with-dots';
import type { Field } from './field';
import { TypedNumberField } from './typed-number-field';

/** A whole number that is no money. Takes what `register(…, { setValueAs: wholeText })` of react-hook-form returns. */
export const WholeField = (props: ComponentProps<typeof Field>) => (
  <TypedNumberField inputMode="numeric" {...props} read={readWhole} write={withDots} refusal={NOT_WHOLE} />
);

const NOT_WHOLE = 'Isi angka bulat tanpa koma, misalnya 5 atau 5.000';

/** From a typed whole number ('5.000') to the notation of forms of the API ('5000'); else as typed. */
export const wholeText = (typed: string): string => String(readWhole(typed) ?? typed);
