import { useSession } from '../../shared/session/session';
import { AuthCard } from '../../shared/ui/auth-card';
import { LinkButton } from '../../shared/ui/button';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { ResendVerification } from './resend-verification';

const LEAD = 'Tautan hanya bisa dipakai sekali dan sebentar saja. Tautan lama juga mati begitu yang baru dikirim.';

/** /user/forget-password/expired */
export function ForgetPasswordExpiredPage() {
  usePageTitle('Tautan tidak berlaku');
  return (
    <AuthCard title="Tautan ini sudah tidak berlaku" lead={LEAD}>
      <LinkButton to="/user/forget-password" wide>
        Minta tautan baru
      </LinkButton>
    </AuthCard>
  );
}

/** /user/profile/reset-password/expired */
export function ResetPasswordExpiredPage() {
  usePageTitle('Tautan tidak berlaku');
  return (
    <AuthCard title="Tautan ini sudah tidak berlaku" lead={LEAD}>
      <LinkButton to={useSession() ? '/user/profile/reset-password' : '/user/forget-password'} wide>
        Minta tautan baru
      </LinkButton>
    </AuthCard>
  );
}

/** /user/profile/change-email/expired */
export function ChangeEmailExpiredPage() {
  usePageTitle('Tautan tidak berlaku');
  return (
    <AuthCard title="Tautan ini sudah tidak berlaku" lead={LEAD}>
      <LinkButton to="/user/profile/change-email" wide>
        Minta tautan baru
      </LinkButton>
    </AuthCard>
  );
}

/** /user/verify-email/expired */
export function VerifyEmailExpiredPage() {
  usePageTitle('Tautan tidak berlaku');
  return (
    <AuthCard title="Tautan ini sudah tidak berlaku" lead={LEAD}>
      {useSession() ? (
        <ResendVerification />
      ) : (
        <>
          <p className="mb-5 text-muted">Masuk dulu, lalu kami kirim tautan yang baru.</p>
          <LinkButton to="/login?redirect=/user/verify-email/expired" wide>
            Masuk
          </LinkButton>
        </>
      )}
    </AuthCard>
  );
}
