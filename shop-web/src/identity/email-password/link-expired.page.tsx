import type { ReactNode } from 'react';
import { loginPath, PAGE } from '#contracts/shop-paths';
import { useSession } from '../../platform/session/session';
import { LinkButton } from '../../platform/ui/button';
import { usePageTitle } from '../../platform/ui/page-head';
import { AuthCard } from '../auth-card';
import { ResendVerification } from './resend-verification';

/** /user/forget-password/expired */
export const ForgetPasswordExpiredPage = () => (
  <LinkExpired>
    <NewLink from={PAGE.forgetPassword} />
  </LinkExpired>
);

/** /user/profile/reset-password/expired */
export function ResetPasswordExpiredPage() {
  const session = useSession();
  return (
    <LinkExpired>
      <NewLink from={session ? PAGE.resetPassword : PAGE.forgetPassword} />
    </LinkExpired>
  );
}

/** /user/profile/change-email/expired */
export const ChangeEmailExpiredPage = () => (
  <LinkExpired>
    <NewLink from={PAGE.changeEmail} />
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
          <LinkButton to={loginPath(PAGE.verifyEmailExpired)} wide>
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
