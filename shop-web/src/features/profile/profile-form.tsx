import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { type ProfileBody, type ProfileView, profileBody } from '#contracts/http/profile.http';
import { formatPhone } from '#domain/customers/phone';
import { applyFieldErrors } from '../../shared/ui/apply-field-errors';
import { Button } from '../../shared/ui/button';
import { PhoneField } from '../../shared/ui/contact-fields';
import { FailureNotice } from '../../shared/ui/failure-notice';
import { Field } from '../../shared/ui/field';
import { toast } from '../../shared/ui/toast';
import { useEditProfile } from './profile.queries';

export function ProfileForm({ profile }: { profile: ProfileView }) {
  const edit = useEditProfile();
  const { register, handleSubmit, setError, reset, formState } = useForm<ProfileBody>({
    resolver: standardSchemaResolver(profileBody),
    defaultValues: asShown(profile),
  });
  const { errors } = formState;
  const submit = handleSubmit((body) =>
    edit.mutate(body, {
      onSuccess: (saved) => {
        reset(asShown(saved)); // the number as it was normalised
        toast('success', 'Data diri tersimpan');
      },
      onError: (error) => applyFieldErrors(error, ['name', 'phoneNumber'], setError),
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <FailureNotice error={edit.error} fields={errors} />
      <Field label="Nama" autoComplete="name" error={errors.name?.message} {...register('name')} />
      <PhoneField
        hint="Pesanan yang sudah dibuat tetap memakai nomor lamanya."
        error={errors.phoneNumber?.message}
        {...register('phoneNumber')}
      />
      <Button type="submit" busy={edit.isPending} className="max-sm:w-full">
        Simpan
      </Button>
    </form>
  );
}

const asShown = ({ name, phoneNumber }: ProfileView): ProfileBody => ({ name, phoneNumber: formatPhone(phoneNumber) });
