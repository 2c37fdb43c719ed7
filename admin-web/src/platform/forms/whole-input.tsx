import { readWhole } from '#domain/platform/typed-number';
import { withDots } from '#domain/platform/with-dots';
import { type NumberFieldProps, TypedNumberInput } from './typed-number-input';

const WHOLE = {
  inputMode: 'numeric',
  read: readWhole,
  write: withDots,
  say: withDots,
  understood: (value: number) => (value < 1_000 ? undefined : `= ${value}`),
  isTaken: () => true,
  refusal: 'number.notWhole',
  most: 2_147_483_647,
} as const;

/**
 * A whole number as people type and paste it, read by `readWhole`: '5.000' is 5000, and says so. What has two readings ('1,5')
 * is refused. For amounts of money there is RupiahInput.
 */
export const WholeInput = (props: NumberFieldProps) => <TypedNumberInput {...props} kind={WHOLE} />;
