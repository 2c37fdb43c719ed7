import { Link } from 'react-router';
import type { PurchaseView } from '#contracts/products/subscriptions/hosts.http';
import { PAGE } from '#contracts/shop-paths';
import { formatRupiah } from '#domain/platform/sen';
import { Badge, type BadgeTone } from '../../../platform/ui/badge';
import { TitledCard } from '../../../platform/ui/titled';
import { formatDateTime, formatDeadline } from '../../../platform/wib';
import { GivenBackNote } from '../../../sales/payments/given-back-note';
import { UNCERTAIN, isUncertain } from '../memberships/host-payments';
import { AboveLimit } from './above-limit';
import { ReimbursementLines } from './reimbursement-lines';

type View = NonNullable<PurchaseView['reimbursement']>;
const STATE: Record<NonNullable<View['state']>, [BadgeTone, string]> = {
  scheduled: ['info', 'Dijadwalkan'],
  approved: ['info', 'Disetujui'],
  paid: ['good', 'Sudah dibayar'],
  cancelled: ['neutral', 'Dibatalkan'],
};

/** It was paid, and has not arrived. */
const BACK: [BadgeTone, string] = ['info', 'Dikirim ulang'];

/** The label while it is not scheduled. */
const WAITS_FOR = { submitted: 'Menunggu pengecekan', verified: 'Sedang dijadwalkan', rejected: 'Menunggu bukti' };

/** The reimbursement, line by line. */
export function Reimbursement({
  reimbursement,
  of: { purchase, limit },
}: {
  reimbursement: View;
  of: Pick<PurchaseView, 'purchase' | 'limit'>;
}) {
  const { state, dueAt, paidAt, reference, planPrice, hostShare, transferFee } = reimbursement;
  const isBack = reimbursement.givenBack?.resentAt === null;
  const [tone, label] = isBack
    ? BACK
    : state
      ? STATE[state]
      : (['neutral', WAITS_FOR[purchase?.state ?? 'rejected']] as const);
  return (
    <TitledCard title="Penggantian uangmu" badge={<Badge tone={tone}>{label}</Badge>}>
      <ReimbursementLines
        of={reimbursement}
        share="Bagianmu sebagai anggota"
        total={limit.isAbove ? 'Kalau disetujui, kamu terima' : 'Kamu terima'}
      />
      {limit.isAbove && (
        <div className="mt-3">
          <AboveLimit mostDebit={limit.mostDebit} />
        </div>
      )}
      {isUncertain(reimbursement) && <p className="mt-3 text-sm text-muted">{UNCERTAIN}</p>}
      <p className="mt-3 text-sm text-muted">
        Yang kamu tanggung sendiri: {formatRupiah(hostShare + transferFee)} (bagianmu dan biaya transfer).
      </p>
      {planPrice > hostShare && (
        <p className="mt-3 text-sm text-muted">
          Harga paket {formatRupiah(planPrice)} termasuk biaya aktivasi {formatRupiah(planPrice - hostShare)}, yang
          tidak kami tagih ke host.
        </p>
      )}
      {paidAt ? (
        <div className="mt-3 space-y-1 text-sm text-muted">
          <GivenBackNote of={reimbursement} />
          <p>
            Ditransfer {formatDateTime(paidAt)}
            {reference && `, referensi ${reference}`}.{' '}
            <Link className="font-semibold text-accent underline underline-offset-2" to={PAGE.hostStatement}>
              Rekap bulanan dan tahunan
            </Link>
          </p>
        </div>
      ) : (
        dueAt &&
        state !== 'cancelled' && (
          <p className="mt-3 text-sm text-muted">Ditransfer paling cepat {formatDeadline(dueAt)}.</p>
        )
      )}
    </TitledCard>
  );
}
