import type { ReactNode } from 'react';
import { useSession } from '../../shared/session/session';
import { AuthCard } from '../../shared/ui/auth-card';
import { LinkButton } from '../../shared/ui/button';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { ResendVerification } from './resend-verification';

/** /user/forget-password/expired */
export const ForgetPasswordExpiredPage = () => (
  <LinkExpired>
    <NewLink from="/user/forget-password" />
  </LinkExpired>
);

/** /user/profile/reset-password/expired */
export function ResetPasswordExpiredPage() {
  const session = useSession();
  return (
    <LinkExpired>
      <NewLink from={session ? '/user/profile/reset-password' : '/user/forget-password'} />
    </LinkExpired>
  );
}

/** /user/profile/change-email/expired */
export const ChangeEmailExpiredPage = () => (
  <LinkExpired>
    <NewLink from="/user/profile/change-email" />
  </LinkExpired>
);

/** /user/verify-email/expired */
export function VerifyEmailExpiredPage() {
  const session = useSession();
  return (
    <LinkExpired>
      {session ? (
        <ResendVerification />
      ) : (
        <>
          <p className="mb-5 text-muted">Masuk dulu, lalu kami kirim tautan yang baru.</p>
          <LinkButton to="/login?redirect=/user/verify-email/expired" wide>
            Masuk
          </LinkButton>
        </>
      )}
    </LinkExpired>
  );
}

function LinkExpired({ children }: { children: ReactNode }) {
  usePageTitle('Tautan tidak berlaku');
  return (
    <AuthCard
      title="Tautan ini sudah tidak berlaku"
      lead="Tautan hanya bisa dipakai sekali dan sebentar saja. Tautan lama juga mati begitu yang baru dikirim."
    >
      {children}
    </AuthCard>
  );
}

const NewLink = ({ from }: { from: string }) => (
  <LinkButton to={from} wide>
    Minta tautan baru
  </LinkButton>
);
