import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { signInBody } from '#contracts/http/session.http';
import { pathAfterSignIn } from '../../shared/session/safe-path';
import { applyFieldErrors } from '../../shared/ui/apply-field-errors';
import { AuthCard } from '../../shared/ui/auth-card';
import { Button } from '../../shared/ui/button';
import { EmailField } from '../../shared/ui/contact-fields';
import { FailureNotice } from '../../shared/ui/failure-notice';
import { PasswordField } from '../../shared/ui/password-field';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { type Credentials, useSignIn } from './session.queries';

const credentials = z.pick(signInBody, { email: true, password: true });

/** /login?redirect= */
export function LoginPage() {
  usePageTitle('Masuk');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const signIn = useSignIn();
  const { register, handleSubmit, setError, formState, control } = useForm<Credentials>({
    resolver: standardSchemaResolver(credentials),
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;
  const email = useWatch({ control, name: 'email' });

  const submit = handleSubmit((values) =>
    signIn.mutate(values, {
      onSuccess: () => void navigate(pathAfterSignIn(search.get('redirect')), { replace: true }),
      onError: (error) => applyFieldErrors(error, ['email', 'password'], setError),
    }),
  );

  return (
    <AuthCard title="Masuk ke Patungan" lead="Lihat pesanan, bayar, dan pantau grup kamu.">
      <form noValidate onSubmit={submit} className="space-y-4">
        <FailureNotice error={signIn.error} fields={errors} />
        <EmailField autoComplete="username" error={errors.email?.message} {...register('email')} />
        <PasswordField error={errors.password?.message} {...register('password')} />
        <p className="text-right">
          <Link to="/user/forget-password" state={{ email }} className="text-sm font-semibold text-accent underline">
            Lupa kata sandi?
          </Link>
        </p>
        <Button type="submit" wide busy={signIn.isPending}>
          Masuk
        </Button>
      </form>
      <p className="mt-6 text-center text-muted">
        Belum punya akun?{' '}
        <Link to={{ pathname: '/register', search: search.toString() }} className="font-semibold text-accent underline">
          Daftar
        </Link>
      </p>
    </AuthCard>
  );
}
