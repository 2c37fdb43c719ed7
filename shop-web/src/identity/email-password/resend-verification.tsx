import { useQuery } from '@tanstack/react-query';
import { PAGE } from '#contracts/shop-paths';
import { Button, LinkButton } from '../../platform/ui/button';
import { FailureNotice } from '../../platform/ui/form-errors';
import { Notice } from '../../platform/ui/notice';
import { Skeleton } from '../../platform/ui/states';
import { profileQuery } from '../profile/profile.query';
import { CheckMail } from './check-mail';
import { useResendVerification } from './identity.queries';

/** Sends the verification mail again, to a signed-in customer. */
export function ResendVerification() {
  const { data: profile, isLoading } = useQuery(profileQuery());
  const resend = useResendVerification();
  if (isLoading) return <Skeleton className="h-32 !rounded-xl" />;
  if (resend.isSuccess)
    return (
      <CheckMail>
        <p>Tautan baru sudah kami kirim ke emailmu. Berlaku 24 jam.</p>
      </CheckMail>
    );
  if (profile?.emailVerified)
    return (
      <>
        <Notice tone="good" title="Email kamu sudah terverifikasi">
          Tidak ada lagi yang perlu kamu lakukan di sini.
        </Notice>
        <LinkButton to={PAGE.profile} variant="secondary" wide className="mt-5">
          Lihat profil
        </LinkButton>
      </>
    );
  return (
    <div className="space-y-4">
      <p>
        Tautannya kami kirim ke <b className="wrap-anywhere">{profile?.email ?? 'emailmu'}</b>. Buka, lalu ikuti langkah
        di dalamnya.
      </p>
      <FailureNotice error={resend.error} />
      <Button wide busy={resend.isPending} onClick={() => resend.mutate()}>
        Kirim tautan baru
      </Button>
    </div>
  );
}
