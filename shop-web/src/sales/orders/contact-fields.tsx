import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { HeldShortly } from '../../identity/email-password/more-time';
import { EmailField, Field, PhoneField } from '../../platform/ui/field';

export interface Contact {
  name: string;
  email: string;
  phoneNumber: string;
}

/** Of a form of react-hook-form that has these fields, and maybe others. */
export const ContactFields = ({
  register,
  errors,
}: {
  register: (name: keyof Contact) => UseFormRegisterReturn;
  errors: FieldErrors<Contact>;
}) => (
  <>
    <Field label="Namamu" autoComplete="name" error={errors.name?.message} {...register('name')} />
    <EmailField error={errors.email?.message} {...register('email')} />
    <PhoneField error={errors.phoneNumber?.message} {...register('phoneNumber')} />
    <HeldShortly />
  </>
);
