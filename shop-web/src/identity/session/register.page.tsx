import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { type SignUpBody, signUpBody } from '#contracts/identity/registration.http';
import { PRIVACY_VERSION } from '#domain/identity/privacy/terms';
import { PAGE } from '#contracts/shop-paths';
import { pathAfterSignIn } from '../../platform/session/safe-path';
import { Button } from '../../platform/ui/button';
import { EmailField, Field, PhoneField } from '../../platform/ui/field';
import { applyFieldErrors, FailureNotice } from '../../platform/ui/form-errors';
import { usePageTitle } from '../../platform/ui/page-head';
import { AuthCard } from '../auth-card';
import { PasswordField } from '../password-field';
import { useLeadsTo } from './leads-to';
import { ContinuedOrder, useOrderAhead, type WithOrders } from './order-ahead';
import { useSignUp } from './session.queries';

const FIELDS = ['name', 'email', 'phoneNumber', 'password'] as const;

/** /register?redirect= : registers, signs in and continues to `redirect`. */
export function RegisterPage({ orders }: WithOrders) {
  usePageTitle('Daftar');
  const [search] = useSearchParams();
  const order = useOrderAhead(orders);
  const to = useLeadsTo();
  const navigate = useNavigate();
  const signUp = useSignUp();
  const { register, handleSubmit, setError, formState } = useForm<SignUpBody>({
    resolver: standardSchemaResolver(signUpBody),
    defaultValues: { name: '', email: '', phoneNumber: '', password: '' },
  });
  const { errors } = formState;

  const submit = handleSubmit((values) =>
    signUp.mutate(
      { ...values, privacyVersion: PRIVACY_VERSION },
      {
        onSuccess: (isSignedIn) =>
          void navigate(
            isSignedIn
              ? pathAfterSignIn(search.get('redirect'))
              : { pathname: PAGE.verifyEmail, search: search.toString() },
            { replace: true },
          ),
        onError: (error) => applyFieldErrors(error, FIELDS, setError),
      },
    ),
  );

  return (
    <AuthCard
      title={order ? 'Buat akun untuk memesan' : 'Buat akun'}
      lead={to ? `Setelah mendaftar kamu lanjut ke ${to}.` : 'Sekali daftar, lalu kamu bisa gabung grup mana saja.'}
      order={order && <ContinuedOrder order={order} says="Pesananmu lanjut otomatis setelah mendaftar." />}
    >
      <form noValidate onSubmit={submit} className="space-y-4">
        <FailureNotice error={signUp.error} fields={errors} />
        <Field label="Nama" autoComplete="name" error={errors.name?.message} {...register('name')} />
        <EmailField error={errors.email?.message} {...register('email')} />
        <PhoneField
          hint="Kami hubungi ke nomor ini kalau grupmu penuh."
          error={errors.phoneNumber?.message}
          {...register('phoneNumber')}
        />
        <PasswordField
          autoComplete="new-password"
          hint="Minimal 8 karakter."
          error={errors.password?.message}
          {...register('password')}
        />
        <p className="text-sm text-muted">
          Dengan mendaftar, kamu menyetujui{' '}
          <Link to={PAGE.termsOfUse} className="text-accent underline">
            syarat penggunaan
          </Link>{' '}
          dan{' '}
          <Link to={PAGE.privacyPolicy} className="text-accent underline">
            kebijakan privasi
          </Link>{' '}
          kami.
        </p>
        <Button type="submit" wide busy={signUp.isPending}>
          Daftar
        </Button>
      </form>
      <p className="mt-6 text-center text-muted">
        Sudah punya akun?{' '}
        <Link to={{ pathname: PAGE.login, search: search.toString() }} className="font-semibold text-accent underline">
          Masuk
        </Link>
      </p>
    </AuthCard>
  );
}
