import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { type EmailBody, emailBody } from '#contracts/identity/registration.http';
import { PAGE } from '#contracts/shop-paths';
import { Button } from '../../platform/ui/button';
import { EmailField } from '../../platform/ui/field';
import { applyFieldErrors, FailureNotice } from '../../platform/ui/form-errors';
import { usePageTitle } from '../../platform/ui/page-head';
import { AuthCard } from '../auth-card';
import { CheckMail } from './check-mail';
import { useForgetPassword } from './identity.queries';

/**
 * /user/forget-password : the answer is the same for every address. The address typed at sign-in comes in the history
 * state, because a URL would be logged.
 */
export function ForgetPasswordPage() {
  usePageTitle('Lupa kata sandi');
  const typed = (useLocation().state as Partial<EmailBody> | null)?.email ?? '';
  const forget = useForgetPassword();
  const { register, handleSubmit, setError, formState, getValues } = useForm<EmailBody>({
    resolver: standardSchemaResolver(emailBody),
    defaultValues: { email: typed },
  });
  const error = formState.errors.email?.message;
  const submit = handleSubmit((body) =>
    forget.mutate(body, { onError: (failure) => applyFieldErrors(failure, ['email'], setError) }),
  );

  return (
    <AuthCard title="Lupa kata sandi?" lead="Tulis emailmu. Kami kirim tautan untuk membuat kata sandi baru.">
      {forget.isSuccess ? (
        <CheckMail
          action={
            <Button variant="secondary" wide onClick={() => forget.reset()}>
              Pakai email lain
            </Button>
          }
        >
          <p>
            Kalau <strong className="break-all text-ink">{getValues('email')}</strong> terdaftar, tautannya sudah kami
            kirim. Berlaku 30 menit.
          </p>
        </CheckMail>
      ) : (
        <form noValidate onSubmit={submit} className="space-y-4">
          <FailureNotice error={forget.error} fields={formState.errors} />
          <EmailField autoComplete="username" error={error} {...register('email')} />
          <Button type="submit" wide busy={forget.isPending}>
            Kirim tautan
          </Button>
        </form>
      )}
      <p className="mt-6 text-center text-muted">
        Sudah ingat?{' '}
        <Link to={PAGE.login} className="font-semibold text-accent underline">
          Masuk
        </Link>
      </p>
    </AuthCard>
  );
}
