import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { type ChangeEmailBody, changeEmailBody } from '#contracts/identity/registration.http';
import { Button } from '../../platform/ui/button';
import { EmailField } from '../../platform/ui/field';
import { applyFieldErrors, FailureNotice } from '../../platform/ui/form-errors';
import { TitledPage } from '../../platform/ui/titled';
import { PasswordField } from '../password-field';
import { CheckMail } from './check-mail';
import { useChangeEmail } from './identity.queries';

/** /user/profile/change-email */
export function ChangeEmailPage() {
  const change = useChangeEmail();
  const { register, handleSubmit, setError, formState, getValues } = useForm<ChangeEmailBody>({
    resolver: standardSchemaResolver(changeEmailBody),
    defaultValues: { email: '', currentPassword: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit((body) =>
    change.mutate(body, { onError: (error) => applyFieldErrors(error, ['email', 'currentPassword'], setError) }),
  );

  return (
    <TitledPage title="Ganti email" className="max-w-xl">
      <div className="card mt-4 p-5">
        {change.isSuccess ? (
          <CheckMail>
            <p>
              Buka tautan yang kami kirim ke <strong className="break-all text-ink">{getValues('email')}</strong> dalam
              1 jam. Sampai saat itu, emailmu yang sekarang tetap berlaku.
            </p>
          </CheckMail>
        ) : (
          <form noValidate onSubmit={submit} className="space-y-4">
            <FailureNotice error={change.error} fields={errors} />
            <EmailField
              label="Email baru"
              hint="Kami kirim tautan konfirmasi ke sini, dan kabar ke email lamamu."
              error={errors.email?.message}
              {...register('email')}
            />
            <PasswordField error={errors.currentPassword?.message} {...register('currentPassword')} />
            <Button type="submit" wide busy={change.isPending}>
              Kirim konfirmasi
            </Button>
          </form>
        )}
      </div>
    </TitledPage>
  );
}
