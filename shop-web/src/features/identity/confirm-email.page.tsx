import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { useSession } from '../../shared/session/session';
import { AuthCard } from '../../shared/ui/auth-card';
import { LinkButton } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { confirmEmailQuery } from './identity.queries';
import { LinkBoundary } from './link-boundary';
import { useLinkToken } from './use-link-token';

const EXPIRED = '/user/profile/change-email/expired';

/** /user/profile/change-email/confirm# : opened in the new mailbox, on whatever device that is. */
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
      <LinkButton to={session ? '/user/profile' : '/login'} wide className="mt-5">
        {session ? 'Lihat data diri' : 'Masuk'}
      </LinkButton>
    </>
  );
}
