import { Link, useLocation } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { useSession } from '../../platform/session/session';
import { LinkButton } from '../../platform/ui/button';
import { Notice } from '../../platform/ui/notice';
import { usePageTitle } from '../../platform/ui/page-head';
import { AuthCard } from '../auth-card';
import { CheckMail } from './check-mail';
import { useIsDone, useVerifyEmail } from './identity.queries';
import { LinkAction } from './link-action';
import { ResendVerification } from './resend-verification';
import { useLinkToken } from './use-link-token';

/** /user/verify-email# : a press verifies the token of a link; without one it explains where the mail is. */
export function VerifyEmailPage() {
  usePageTitle('Verifikasi email');
  const token = useLinkToken();
  const session = useSession();
  const { search } = useLocation();
  if (!token)
    return (
      <AuthCard title="Verifikasi email" lead="Satu langkah kecil supaya akunmu aman.">
        {session ? (
          <ResendVerification />
        ) : (
          <CheckMail
            action={
              // Keeps the page the visitor wanted before registering.
              <LinkButton to={{ pathname: PAGE.login, search }} wide>
                Masuk
              </LinkButton>
            }
          >
            <p>Kami sudah mengirim email ke alamat yang kamu tulis. Ikuti langkah di dalamnya.</p>
            <p>
              Pernah daftar sebelumnya? Masuk saja, atau{' '}
              <Link to={PAGE.forgetPassword} className="font-semibold text-accent underline">
                buat kata sandi baru
              </Link>
              .
            </p>
          </CheckMail>
        )}
      </AuthCard>
    );
  return <Verification token={token} />;
}

function Verification({ token }: { token: string }) {
  const verify = useVerifyEmail();
  const session = useSession();
  const isDone = useIsDone('verify-email', token);
  if (!verify.isSuccess && !isDone)
    return (
      <AuthCard title="Verifikasi email" lead="Tinggal satu ketukan lagi.">
        <LinkAction token={token} action={verify} label="Verifikasi emailku" expired={PAGE.verifyEmailExpired} />
      </AuthCard>
    );
  return (
    <AuthCard title="Verifikasi email" lead="Sudah beres.">
      <Notice tone="good" title="Email kamu sudah terverifikasi" live>
        Terima kasih! Sekarang kabar pesanan pasti sampai ke kamu.
      </Notice>
      <LinkButton to={session ? PAGE.home : PAGE.login} wide className="mt-5">
        {session ? 'Lihat layanan' : 'Masuk'}
      </LinkButton>
    </AuthCard>
  );
}
