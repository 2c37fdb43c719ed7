import type { ComponentProps } from 'react';
import { Field } from './field';

type Props = Omit<ComponentProps<typeof Field>, 'label'> & { label?: string };

/** With the keyboard of a phone and what the browser knows already. */
export const EmailField = (props: Props) => (
  <Field label="Email" type="email" inputMode="email" autoComplete="email" {...props} />
);

export const PhoneField = (props: Props) => (
  <Field label="Nomor WhatsApp" type="tel" inputMode="tel" autoComplete="tel" placeholder="0812-3456-7890" {...props} />
);
