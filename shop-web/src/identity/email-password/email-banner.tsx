import { MailWarning } from 'lucide-react';
import { messageOf } from '../../platform/api/api-error';
import { whileBusy } from '../../platform/ui/button';
import { useResendVerification } from './identity.queries';
import { useEmailReminder } from './use-email-reminder';

/**
 * A reminder that blocks nothing; most of the shop works without a verified e-mail (docs/decisions/0011). Two lines on
 * a phone, one elsewhere, as high as its space in styles.css, so that nothing moves when it comes.
 */
export function EmailBanner() {
  const isWaiting = useEmailReminder();
  const resend = useResendVerification();
  if (!isWaiting) return null;
  return (
    <aside aria-label="Verifikasi email" className="border-b border-line bg-info-tint text-sm text-ink">
      <div className="wrap flex min-h-13 flex-wrap items-center gap-x-3 py-1">
        <MailWarning aria-hidden="true" className="size-5 shrink-0 text-info max-[359px]:hidden" />
        <p role="status" className="flex-[1_1_8rem]">
          {resend.isSuccess
            ? 'Tautan baru sudah kami kirim. Cek juga folder spam, ya.'
            : resend.isError
              ? messageOf(resend.error)
              : 'Email belum diverifikasi. Cek kotak masukmu, ya.'}
        </p>
        {!resend.isSuccess && (
          <button
            type="button"
            className="min-h-11 shrink-0 font-semibold text-info underline aria-disabled:opacity-55"
            {...whileBusy(resend.isPending, () => resend.mutate())}
          >
            Kirim ulang
          </button>
        )}
      </div>
    </aside>
  );
}
