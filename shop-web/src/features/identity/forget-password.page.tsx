import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { type EmailBody, emailBody } from '#contracts/http/identity.http';
import { applyFieldErrors } from '../../shared/ui/apply-field-errors';
import { AuthCard } from '../../shared/ui/auth-card';
import { Button } from '../../shared/ui/button';
import { EmailField } from '../../shared/ui/contact-fields';
import { FailureNotice } from '../../shared/ui/failure-notice';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { CheckMail } from './check-mail';
import { useForgetPassword } from './identity.queries';

/**
 * /user/forget-password : says the same whoever's address it is. What was typed at the sign-in is there
 * already; it comes in the history's state, because an address in the URL would be logged.
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
        <Link to="/login" className="font-semibold text-accent underline">
          Masuk
        </Link>
      </p>
    </AuthCard>
  );
}
