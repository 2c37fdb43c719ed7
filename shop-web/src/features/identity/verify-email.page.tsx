import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../shared/session/session';
import { AuthCard } from '../../shared/ui/auth-card';
import { LinkButton } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { CheckMail } from './check-mail';
import { verifyEmailQuery } from './identity.queries';
import { LinkBoundary } from './link-boundary';
import { ResendVerification } from './resend-verification';
import { useLinkToken } from './use-link-token';

const EXPIRED = '/user/verify-email/expired';

/** /user/verify-email# : with a link it verifies, without one it says where the link is. */
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
              // On to where the visitor wanted to be before registering.
              <LinkButton to={{ pathname: '/login', search }} wide>
                Masuk
              </LinkButton>
            }
          >
            <p>Kami sudah mengirim email ke alamat yang kamu tulis. Ikuti langkah di dalamnya.</p>
            <p>
              Pernah daftar sebelumnya? Masuk saja, atau{' '}
              <Link to="/user/forget-password" className="font-semibold text-accent underline">
                buat kata sandi baru
              </Link>
              .
            </p>
          </CheckMail>
        )}
      </AuthCard>
    );
  return (
    <AuthCard title="Verifikasi email" lead="Sebentar, kami cek tautannya.">
      <LinkBoundary expired={EXPIRED}>
        <Verified token={token} />
      </LinkBoundary>
    </AuthCard>
  );
}

function Verified({ token }: { token: string }) {
  useSuspenseQuery(verifyEmailQuery(token));
  const session = useSession();
  return (
    <>
      <Notice tone="good" title="Email kamu sudah terverifikasi" live>
        Terima kasih! Sekarang kabar pesanan pasti sampai ke kamu.
      </Notice>
      <LinkButton to={session ? '/' : '/login'} wide className="mt-5">
        {session ? 'Lihat paket' : 'Masuk'}
      </LinkButton>
    </>
  );
}
