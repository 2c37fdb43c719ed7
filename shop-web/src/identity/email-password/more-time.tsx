import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../../platform/api/api-error';
import { useSession } from '../../platform/session/session';
import { whileBusy } from '../../platform/ui/button';
import { Notice } from '../../platform/ui/notice';
import { formatMoment } from '../../platform/wib';
import { profileQuery } from '../profile/profile.query';
import { useResendVerification } from './identity.queries';

/** Under a form that places an order: why its time to pay is short. docs/rules/orders.md#unpaid-orders */
export function HeldShortly({ isPo = false }: { isPo?: boolean }) {
  const session = useSession();
  const { data: profile } = useQuery({ ...profileQuery(), enabled: Boolean(session) });
  if (!profile || profile.emailVerified) return null;
  return (
    <MoreTime title="Pesananmu hanya kami simpan sebentar">
      Emailmu belum diverifikasi. Verifikasi dulu,{' '}
      {isPo ? 'lalu kursimu tersimpan sampai grupnya penuh.' : 'lalu waktu bayarmu 24 jam.'}
    </MoreTime>
  );
}

/** Beside the deadline of an unpaid order. `due`: what it becomes once the e-mail is verified; null: nothing to say. */
export const PayLaterOnceVerified = ({ due }: { due: string | null }) =>
  due && (
    <MoreTime title="Butuh waktu lebih lama?">
      Emailmu belum diverifikasi. Kalau kamu verifikasi sekarang, batas bayarmu jadi <b>{formatMoment(due)}</b>.
    </MoreTime>
  );

/** Of a pre-order that waits. `verifyBy`: until when its seat is kept without a verified e-mail; null: it is kept. */
export const KeepSeatOnceVerified = ({ verifyBy, className }: { verifyBy: string | null; className?: string }) =>
  verifyBy && (
    <MoreTime className={className} title={`Kursimu kami simpan sampai ${formatMoment(verifyBy)}`}>
      Verifikasi emailmu sebelum itu, lalu kursimu tetap tersimpan sampai grupnya penuh.
    </MoreTime>
  );

/** A visitor who came by a payment link cannot have the mail sent again; the first one is in the mailbox. */
function MoreTime({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  const session = useSession();
  const resend = useResendVerification();
  return (
    <Notice tone="info" title={title} className={className}>
      <p>{children}</p>
      <p role="status" className="mt-1">
        {resend.isSuccess
          ? 'Tautan baru sudah kami kirim. Cek juga folder spam, ya.'
          : resend.isError
            ? messageOf(resend.error)
            : 'Tautannya ada di email dari kami.'}
      </p>
      {session && !resend.isSuccess && (
        <button
          type="button"
          className="min-h-11 font-semibold text-info underline aria-disabled:opacity-55"
          {...whileBusy(resend.isPending, () => resend.mutate())}
        >
          Kirim ulang tautan
        </button>
      )}
    </Notice>
  );
}
