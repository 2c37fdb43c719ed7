import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { type ProfileBody, profileBody, type ProfileView } from '#contracts/identity/profile.http';
import { formatPhone } from '#domain/platform/phone';
import { Button } from '../../platform/ui/button';
import { Field, PhoneField } from '../../platform/ui/field';
import { applyFieldErrors, FailureNotice } from '../../platform/ui/form-errors';
import { toast } from '../../platform/ui/toast';
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
        reset(asShown(saved)); // the number as the API has normalised it
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
