import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { signInBody } from '#contracts/identity/session.http';
import { PAGE } from '#contracts/shop-paths';
import { pathAfterSignIn } from '../../platform/session/safe-path';
import { Button } from '../../platform/ui/button';
import { EmailField } from '../../platform/ui/field';
import { applyFieldErrors, FailureNotice } from '../../platform/ui/form-errors';
import { usePageTitle } from '../../platform/ui/page-head';
import { AuthCard } from '../auth-card';
import { PasswordField } from '../password-field';
import { ContinuedOrder, useOrderAhead, type WithOrders } from './order-ahead';
import { useLeadsTo } from './leads-to';
import { type Credentials, useSignIn } from './session.queries';

const credentials = z.pick(signInBody, { email: true, password: true });

/** /login?redirect= */
export function LoginPage({ orders }: WithOrders) {
  usePageTitle('Masuk');
  const [search] = useSearchParams();
  const order = useOrderAhead(orders);
  const to = useLeadsTo();
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
    <AuthCard
      title={order ? 'Masuk untuk memesan' : 'Masuk ke Patungan'}
      lead={to ? `Setelah masuk kamu lanjut ke ${to}.` : 'Lihat pesanan, bayar, dan pantau grup kamu.'}
      order={order && <ContinuedOrder order={order} says="Pesananmu lanjut otomatis setelah masuk." />}
    >
      <form noValidate onSubmit={submit} className="space-y-4">
        <FailureNotice error={signIn.error} fields={errors} />
        <EmailField autoComplete="username" error={errors.email?.message} {...register('email')} />
        <PasswordField error={errors.password?.message} {...register('password')} />
        <p className="text-right">
          <Link to={PAGE.forgetPassword} state={{ email }} className="text-sm font-semibold text-accent underline">
            Lupa kata sandi?
          </Link>
        </p>
        <Button type="submit" wide busy={signIn.isPending}>
          Masuk
        </Button>
      </form>
      <p className="mt-6 text-center text-muted">
        Belum punya akun?{' '}
        <Link
          to={{ pathname: PAGE.register, search: search.toString() }}
          className="font-semibold text-accent underline"
        >
          Daftar
        </Link>
      </p>
    </AuthCard>
  );
}
