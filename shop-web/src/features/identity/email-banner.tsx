import { useQuery } from '@tanstack/react-query';
import { MailWarning } from 'lucide-react';
import { messageOf } from '../../shared/api/api-error';
import { profileQuery } from '../../shared/session/profile.query';
import { useResendVerification } from './identity.queries';

/** A reminder that stands in nobody's way: everything but the most delicate works without it (docs/decisions/0011). */
export function EmailBanner() {
  const { data: profile } = useQuery(profileQuery());
  const resend = useResendVerification();
  if (!profile || profile.emailVerified) return null;
  return (
    <aside aria-label="Verifikasi email" className="border-b border-line bg-info-tint text-sm text-ink">
      <div className="wrap flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
        <MailWarning aria-hidden="true" className="size-5 shrink-0 text-info" />
        <p role="status" className="min-w-0 flex-1 basis-52">
          {resend.isSuccess
            ? 'Tautan baru sudah kami kirim. Cek kotak masuk atau folder spam, ya.'
            : resend.isError
              ? messageOf(resend.error)
              : 'Email kamu belum diverifikasi. Buka tautan di email dari kami, ya.'}
        </p>
        {!resend.isSuccess && (
          <button
            type="button"
            disabled={resend.isPending}
            onClick={() => resend.mutate()}
            className="min-h-11 rounded-lg px-2 max-[379px]:ml-6 font-semibold text-info underline disabled:opacity-55"
          >
            Kirim ulang
          </button>
        )}
      </div>
    </aside>
  );
}
