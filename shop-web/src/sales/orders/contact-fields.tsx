import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { HeldShortly } from '../../identity/email-password/more-time';
import { EmailField, Field, PhoneField } from '../../platform/ui/field';
import { KnownContact } from './known-contact';

export interface Contact {
  name: string;
  email: string;
  phoneNumber: string;
}
export const CONTACT = ['name', 'email', 'phoneNumber'] as const;

interface Props {
  /** What the form has begun with. */
  known: Contact;
  /** Where other names stand in the form too. */
  nameLabel?: string;
  /** Of a form of react-hook-form that has these fields, and maybe others. */
  form: {
    register: (name: keyof Contact) => UseFormRegisterReturn;
    setFocus: (name: keyof Contact) => void;
    formState: { errors: FieldErrors<Contact>; dirtyFields: Partial<Record<keyof Contact, boolean>> };
  };
}

/** Who orders; of a known customer in one row. And what an order waits for while the e-mail is not verified. */
export const ContactFields = ({ known, ...rest }: Props) => (
  <>
    <FoldedContact known={known} {...rest} isKnown={CONTACT.every((name) => known[name])} />
    <HeldShortly />
  </>
);

/** A field that is wrong or was changed unfolds all three. */
export function FoldedContact({
  known,
  nameLabel = 'Nama',
  form: { register, setFocus, formState },
  isKnown,
}: Props & { isKnown: boolean }) {
  const { errors, dirtyFields } = formState;
  return (
    <KnownContact
      words={CONTACT.map((name) => known[name]).filter(Boolean)}
      isAsked={!isKnown || CONTACT.some((name) => errors[name] || dirtyFields[name])}
      onUnfold={() => setFocus('name')}
    >
      <Field label={nameLabel} autoComplete="name" error={errors.name?.message} {...register('name')} />
      <EmailField error={errors.email?.message} {...register('email')} />
      <PhoneField error={errors.phoneNumber?.message} {...register('phoneNumber')} />
    </KnownContact>
  );
}
