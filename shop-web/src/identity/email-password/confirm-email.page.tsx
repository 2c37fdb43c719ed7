import { Navigate } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { useSession } from '../../platform/session/session';
import { LinkButton } from '../../platform/ui/button';
import { Notice } from '../../platform/ui/notice';
import { usePageTitle } from '../../platform/ui/page-head';
import { AuthCard } from '../auth-card';
import { useConfirmEmail, useIsDone } from './identity.queries';
import { LinkAction } from './link-action';
import { useLinkToken } from './use-link-token';

const EXPIRED = PAGE.changeEmailExpired;

/** /user/profile/change-email/confirm# : the device may be another one than the customer's usual. */
export function ConfirmEmailPage() {
  usePageTitle('Konfirmasi email baru');
  const token = useLinkToken();
  if (!token) return <Navigate to={EXPIRED} replace />;
  return <Confirmation token={token} />;
}

function Confirmation({ token }: { token: string }) {
  const confirm = useConfirmEmail();
  const session = useSession();
  const isDone = useIsDone('change-email', token);
  if (!confirm.isSuccess && !isDone)
    return (
      <AuthCard title="Konfirmasi email baru" lead="Tinggal satu ketukan lagi.">
        <LinkAction token={token} action={confirm} label="Pakai email baru ini" expired={EXPIRED} />
      </AuthCard>
    );
  return (
    <AuthCard title="Konfirmasi email baru" lead="Sudah beres.">
      <Notice tone="good" title="Email kamu sudah diganti" live>
        Mulai sekarang, masuk dengan{' '}
        {confirm.data ? <strong className="break-all">{confirm.data.email}</strong> : 'email barumu'}.
      </Notice>
      <LinkButton to={session ? PAGE.profile : PAGE.login} wide className="mt-5">
        {session ? 'Lihat data diri' : 'Masuk'}
      </LinkButton>
    </AuthCard>
  );
}
