import type { ComponentProps } from 'react';
import { Field } from '../../platform/ui/field';

/** Suggestions only; any bank or wallet may be typed. */
const BANKS = [
  'BCA',
  'Mandiri',
  'BRI',
  'BNI',
  'BSI',
  'CIMB Niaga',
  'Permata',
  'Jago',
  'SeaBank',
  'GoPay',
  'OVO',
  'DANA',
];

export const BankField = (props: Omit<ComponentProps<typeof Field>, 'suggestions'>) => (
  <Field placeholder="Misalnya BCA" suggestions={BANKS} {...props} />
);
