import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { type ChangeEmailBody, changeEmailBody } from '#contracts/http/identity.http';
import { applyFieldErrors } from '../../shared/ui/apply-field-errors';
import { Button } from '../../shared/ui/button';
import { EmailField } from '../../shared/ui/contact-fields';
import { FailureNotice } from '../../shared/ui/failure-notice';
import { PasswordField } from '../../shared/ui/password-field';
import { TitledPage } from '../../shared/ui/titled-page';
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
