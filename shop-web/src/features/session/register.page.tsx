import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { type SignUpBody, signUpBody } from '#contracts/http/identity.http';
import { pathAfterSignIn } from '../../shared/session/safe-path';
import { applyFieldErrors } from '../../shared/ui/apply-field-errors';
import { AuthCard } from '../../shared/ui/auth-card';
import { Button } from '../../shared/ui/button';
import { EmailField, PhoneField } from '../../shared/ui/contact-fields';
import { FailureNotice } from '../../shared/ui/failure-notice';
import { Field } from '../../shared/ui/field';
import { PasswordField } from '../../shared/ui/password-field';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { useSignUp } from './session.queries';

const FIELDS = ['name', 'email', 'phoneNumber', 'password'] as const;

/** /register?redirect= : registers, signs in, and goes on to where the visitor wanted to be. */
export function RegisterPage() {
  usePageTitle('Daftar');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const signUp = useSignUp();
  const { register, handleSubmit, setError, formState } = useForm<SignUpBody>({
    resolver: standardSchemaResolver(signUpBody),
    defaultValues: { name: '', email: '', phoneNumber: '', password: '' },
  });
  const { errors } = formState;

  const submit = handleSubmit((values) =>
    signUp.mutate(values, {
      onSuccess: (isSignedIn) =>
        void navigate(
          isSignedIn
            ? pathAfterSignIn(search.get('redirect'))
            : { pathname: '/user/verify-email', search: search.toString() },
          { replace: true },
        ),
      onError: (error) => applyFieldErrors(error, FIELDS, setError),
    }),
  );

  return (
    <AuthCard title="Buat akun" lead="Sekali daftar, lalu kamu bisa gabung grup mana saja.">
      <form noValidate onSubmit={submit} className="space-y-4">
        <FailureNotice error={signUp.error} fields={errors} />
        <Field label="Nama" autoComplete="name" error={errors.name?.message} {...register('name')} />
        <EmailField error={errors.email?.message} {...register('email')} />
        <PhoneField
          hint="Kami hubungi ke nomor ini kalau grup kamu penuh."
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
          <Link to="/terms-of-use" className="text-accent underline">
            syarat penggunaan
          </Link>{' '}
          dan{' '}
          <Link to="/privacy-policy" className="text-accent underline">
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
        <Link to={{ pathname: '/login', search: search.toString() }} className="font-semibold text-accent underline">
          Masuk
        </Link>
      </p>
    </AuthCard>
  );
}
