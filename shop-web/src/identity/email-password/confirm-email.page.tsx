import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { useSession } from '../../platform/session/session';
import { LinkButton } from '../../platform/ui/button';
import { Notice } from '../../platform/ui/notice';
import { usePageTitle } from '../../platform/ui/page-head';
import { AuthCard } from '../auth-card';
import { confirmEmailQuery } from './identity.queries';
import { LinkBoundary } from './link-boundary';
import { useLinkToken } from './use-link-token';

const EXPIRED = PAGE.changeEmailExpired;

/** /user/profile/change-email/confirm# : the device may be another one than the customer's usual. */
export function ConfirmEmailPage() {
  usePageTitle('Konfirmasi email baru');
  const token = useLinkToken();
  if (!token) return <Navigate to={EXPIRED} replace />;
  return (
    <AuthCard title="Konfirmasi email baru" lead="Sebentar, kami cek tautannya.">
      <LinkBoundary expired={EXPIRED}>
        <Confirmed token={token} />
      </LinkBoundary>
    </AuthCard>
  );
}

function Confirmed({ token }: { token: string }) {
  const { email } = useSuspenseQuery(confirmEmailQuery(token)).data;
  const session = useSession();
  return (
    <>
      <Notice tone="good" title="Email kamu sudah diganti" live>
        Mulai sekarang, masuk dengan <strong className="break-all">{email}</strong>.
      </Notice>
      <LinkButton to={session ? PAGE.profile : PAGE.login} wide className="mt-5">
        {session ? 'Lihat data diri' : 'Masuk'}
      </LinkButton>
    </>
  );
}
