import { useSuspenseQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AccessView } from '#contracts/products/subscriptions/access.http';
import { PAGE } from '#contracts/shop-paths';
import { CLAIM_BUTTON, SOLVED_OR_BACK, SOLVE_PROMISE } from '#domain/products/subscriptions/access/claim-words';
import { AsyncBoundary } from '../../../platform/ui/async-boundary';
import { Button } from '../../../platform/ui/button';
import { FailureNotice } from '../../../platform/ui/form-errors';
import { TEXT_LINK } from '../../../platform/ui/info-page';
import { Loading, Skeleton } from '../../../platform/ui/states';
import { TitledCard } from '../../../platform/ui/titled';
import { toast } from '../../../platform/ui/toast';
import { formatDate, formatDateTime, formatMoment } from '../../../platform/wib';
import { GuaranteeLine } from '../guarantee/guarantee-line';
import { accessQuery, useConfirmAccess } from './access.queries';
import { ClaimAccess } from './claim-access';
import { ClaimNotice } from './claim-clocks';

interface Seat {
  accountUid: string;
  /** The last moment of what is paid; null while its paid time has not begun. */
  paidUntil: string | null;
  /** A host that has bought sits in the group, and gets reports too. */
  hasHost: boolean;
  /** A voucher is used in place of a login. */
  withVoucher: boolean;
}

/** Whether the seat can be used: the member confirms it, or opens a claim. */
export const AccessCard = (seat: Seat) => (
  <AsyncBoundary
    skeleton={
      <Loading>
        <Skeleton className="h-32 w-full !rounded-[14px]" />
      </Loading>
    }
  >
    <Access {...seat} />
  </AsyncBoundary>
);

function Access({ accountUid, paidUntil, hasHost, withVoucher }: Seat) {
  const { data: access } = useSuspenseQuery(accessQuery(accountUid));
  const confirm = useConfirmAccess(accountUid);
  const [claiming, setClaiming] = useState(false);
  const { actions, claim } = access;
  // Before the seat is active there is nothing to confirm.
  if (actions.length === 0 && !claim) return null;
  const mayConfirm = actions.includes('confirm');
  const mayClaim = actions.includes('claim');
  return (
    <TitledCard title="Bisa dipakai?">
      <div className="mt-2 space-y-4 text-sm">
        {mayConfirm || !access.confirmedAt ? null : (
          <p className="flex items-start gap-2">
            <CircleCheck aria-hidden="true" className="mt-px size-5 shrink-0 text-accent" />
            {confirmationOf(access)}
          </p>
        )}
        {claim && <ClaimNotice claim={claim} hasHost={hasHost} withVoucher={withVoucher} />}
        {(mayConfirm || (actions.length > 0 && !access.grantedAt)) && (
          <p className="text-muted">{questionOf(access, withVoucher)}</p>
        )}
        <div className="flex flex-col gap-x-3 gap-y-2 sm:flex-row sm:flex-wrap sm:items-center">
          {mayConfirm && (
            <Button
              variant="secondary"
              busy={confirm.isPending}
              onClick={() =>
                confirm.mutate(undefined, { onSuccess: () => toast('success', 'Sip, selamat menikmati!') })
              }
            >
              Sudah bisa dipakai
            </Button>
          )}
          {mayClaim && (
            <Button variant="secondary" onClick={() => setClaiming(true)}>
              {claimButtonOf(access, withVoucher)}
            </Button>
          )}
          {mayClaim && !paidUntil && !withVoucher && (
            <Link to={PAGE.guarantee} className={`inline-flex min-h-11 items-center ${TEXT_LINK}`}>
              Jaminan
            </Link>
          )}
        </div>
        {mayClaim && paidUntil && (
          <GuaranteeLine
            says={
              <>
                <b>Dijamin sampai {formatDate(paidUntil)}.</b> {SOLVE_PROMISE}
              </>
            }
          />
        )}
        <FailureNotice error={confirm.error} />
        {claiming && (
          <ClaimAccess
            accountUid={accountUid}
            title={claimButtonOf(access, withVoucher)}
            hasHost={hasHost}
            withVoucher={withVoucher}
            onClose={() => setClaiming(false)}
          />
        )}
      </div>
    </TitledCard>
  );
}

const claimButtonOf = ({ grantedAt }: AccessView, withVoucher: boolean): string =>
  grantedAt || withVoucher ? CLAIM_BUTTON.after : CLAIM_BUTTON.before;

function questionOf({ claim, grantedAt, silenceEndsAt, invitation }: AccessView, withVoucher: boolean): string {
  if (claim?.state === 'open' || claim?.state === 'answered') return 'Sudah beres? Kabari kami di sini.';
  if (withVoucher) return 'Vouchermu ditolak klinik? Lapor, kami cek ke kliniknya.';
  if (invitation && !invitation.sentAt)
    return `Undanganmu akan kami kirim ke ${invitation.email}. Begitu terkirim, kamu kami kabari.`;
  if (invitation && silenceEndsAt)
    return `Undangan dikirim ke ${invitation.email} pada ${formatDateTime(invitation.sentAt!)}. Cek email, juga folder spam, lalu terima undangannya. Tanpa kabar sampai ${formatMoment(silenceEndsAt)}, kami anggap beres.`;
  if (silenceEndsAt)
    return `Aksesmu kami berikan ${formatDateTime(grantedAt!)}. Coba sekarang, lalu kabari kami. Tanpa kabar sampai ${formatMoment(silenceEndsAt)}, kami anggap beres.`;
  if (!grantedAt) return `Sudah terlalu lama? Lapor saja. ${SOLVED_OR_BACK}`;
  return 'Login atau undanganmu sudah masuk? Coba, lalu kabari kami. Belum masuk atau ditolak? Lapor, dan hitungan waktunya langsung jalan.';
}

const confirmationOf = ({ confirmedAt, confirmedBy }: AccessView): string =>
  confirmedBy === 'member'
    ? `Kamu sudah memastikannya bisa dipakai pada ${formatDateTime(confirmedAt!)}.`
    : `Dianggap beres sejak ${formatDateTime(confirmedAt!)}, karena tidak ada laporan.`;
