import { useSuspenseQuery } from '@tanstack/react-query';
import type { VoucherView } from '#contracts/http/vouchers.http';
import type { VoucherState } from '#domain/vouchers/voucher';
import { formatDateTime } from '../../shared/format/wib';
import { Badge, type BadgeTone } from '../../shared/ui/badge';
import { ContactUs } from '../../shared/ui/contact-us';
import { CopyButton } from '../../shared/ui/copy-button';
import { TitledCard } from '../../shared/ui/titled-card';
import { vouchersQuery } from './orders.queries';

const TONE: Record<VoucherState, BadgeTone> = {
  issued: 'warn',
  'in-use': 'info',
  finished: 'good',
  expired: 'bad',
  voided: 'neutral',
};

/** The voucher of an order, once it has been issued; nothing before that. Spec 2 §9, Zap series. */
export function VoucherCard({ orderUid }: { orderUid: string }) {
  const { data } = useSuspenseQuery(vouchersQuery(orderUid));
  return data.map((voucher) => <Voucher key={voucher.uid} voucher={voucher} />);
}

function Voucher({ voucher }: { voucher: VoucherView }) {
  const { code, state, stateLabel, treatments, used, useBy, uses } = voucher;
  return (
    <TitledCard title="Voucher perawatan" badge={<Badge tone={TONE[state]}>{stateLabel}</Badge>}>
      <div className="mt-3 flex items-center justify-between gap-3 rounded-xl bg-sunken px-4 py-2">
        <b className="text-lg tracking-wide break-all">{code}</b>
        <CopyButton text={code} what="kode voucher" said="Kode disalin" />
      </div>
      <p className="mt-3 text-sm">
        {used} dari {treatments} perawatan terpakai.
      </p>
      {state === 'issued' && (
        <p className="mt-1 text-sm font-semibold">Pakai yang pertama paling lambat {formatDateTime(useBy)}.</p>
      )}
      {state === 'expired' && (
        <p className="mt-1 text-sm text-muted">
          Tidak dipakai sampai {formatDateTime(useBy)}. Sudah memakainya sebelum itu? <ContactUs />.
        </p>
      )}
      {uses.length > 0 && (
        <ol className="mt-3 space-y-1 border-t border-line pt-3 text-sm text-muted">
          {uses.map(({ number, usedAt }) => (
            <li key={number}>
              Perawatan ke-{number}: {formatDateTime(usedAt)}
            </li>
          ))}
        </ol>
      )}
    </TitledCard>
  );
}
