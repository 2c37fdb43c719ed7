import type { ReactNode } from 'react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Navigate, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { PAGE } from '#contracts/shop-paths';
import type { LinkPurpose } from '#domain/identity/registration/account-link';
import { clearSession, useSession } from '../../platform/session/session';
import { Button, LinkButton } from '../../platform/ui/button';
import { applyFieldErrors, FailureNotice } from '../../platform/ui/form-errors';
import { usePageTitle } from '../../platform/ui/page-head';
import { Loading, Skeleton } from '../../platform/ui/states';
import { toast } from '../../platform/ui/toast';
import { AuthCard } from '../auth-card';
import { isLinkOver, linkQuery, useSetPassword } from './identity.queries';
import { LinkBoundary } from './link-boundary';
import { NewPasswordFields, passwordsMatch, newPasswordShape } from './new-password-fields';
import { useLinkToken } from './use-link-token';

const newPasswordForm = z.strictObject(newPasswordShape).check(passwordsMatch);
type NewPasswordForm = z.infer<typeof newPasswordForm>;

interface Way {
  purpose: LinkPurpose & ('forget-password' | 'reset-password');
  call: string;
  expired: string;
}

/** /user/forget-password/update# */
export const UpdatePasswordPage = () => (
  <NewPasswordPage
    purpose="forget-password"
    call="/customer/forget-password/update"
    expired={PAGE.forgetPasswordExpired}
  />
);

/** /user/profile/reset-password/reset# : works without being signed in. */
export const ResetByLinkPage = () => (
  <NewPasswordPage purpose="reset-password" call="/customer/reset-password/reset" expired={PAGE.resetPasswordExpired} />
);

function NewPasswordPage({ purpose, call, expired }: Way) {
  usePageTitle('Kata sandi baru');
  const token = useLinkToken();
  if (!token) return <Navigate to={expired} replace />;
  return (
    <LinkBoundary
      expired={expired}
      skeleton={
        <Asking>
          <Loading>
            <div className="space-y-4">
              <Skeleton className="h-20 w-full" />
              <Skeleton className="h-20 w-full" />
              <Skeleton className="h-11 w-full" />
            </div>
          </Loading>
        </Asking>
      }
    >
      <ByLink token={token} purpose={purpose} call={call} expired={expired} />
    </LinkBoundary>
  );
}

const Asking = ({ children }: { children: ReactNode }) => (
  <AuthCard title="Buat kata sandi baru" lead="Setelah disimpan, semua perangkat keluar dan kamu masuk lagi.">
    {children}
  </AuthCard>
);

/** A link that was used says what it has done; it does it once. */
function ByLink({ token, purpose, call, expired }: Way & { token: string }) {
  const { data: link } = useSuspenseQuery(linkQuery({ token, purpose }));
  if (link.isDone) return <Done />;
  return (
    <Asking>
      <Form token={token} call={call} expired={expired} />
    </Asking>
  );
}

function Done() {
  const session = useSession();
  return (
    <AuthCard
      title="Kata sandimu sudah diganti lewat tautan ini"
      lead="Tautan hanya bisa dipakai sekali. Pakai kata sandi barumu untuk masuk."
    >
      <LinkButton to={session ? PAGE.home : PAGE.login} wide>
        {session ? 'Lihat layanan' : 'Masuk'}
      </LinkButton>
      <LinkButton to={session ? PAGE.resetPassword : PAGE.forgetPassword} wide variant="secondary" className="mt-3">
        Minta tautan baru
      </LinkButton>
    </AuthCard>
  );
}

function Form({ token, call, expired }: Pick<Way, 'call' | 'expired'> & { token: string }) {
  const navigate = useNavigate();
  const save = useSetPassword(call);
  const { register, handleSubmit, setError, formState } = useForm<NewPasswordForm>({
    resolver: standardSchemaResolver(newPasswordForm),
    defaultValues: { password: '', repeated: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(({ password }) =>
    save.mutate(
      { token, password },
      {
        onSuccess: () => {
          clearSession();
          toast('success', 'Kata sandi baru tersimpan. Silakan masuk.');
          void navigate(PAGE.login, { replace: true });
        },
        onError: (error) => {
          if (isLinkOver(error)) void navigate(expired, { replace: true });
          else applyFieldErrors(error, ['password'], setError);
        },
      },
    ),
  );

  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <FailureNotice error={save.error} fields={errors} />
      <NewPasswordFields register={register} errors={errors} />
      <Button type="submit" wide busy={save.isPending}>
        Simpan kata sandi
      </Button>
    </form>
  );
}
