import { useSuspenseQuery } from '@tanstack/react-query';
import type { VoucherView } from '#contracts/products/vouchers/vouchers.http';
import { PAGE } from '#contracts/shop-paths';
import type { VoucherState } from '#domain/products/vouchers/voucher';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Badge, type BadgeTone } from '../../platform/ui/badge';
import { ContactUs } from '../../platform/ui/contact-us';
import { CopyButton } from '../../platform/ui/copy-button';
import { TitledCard } from '../../platform/ui/titled';
import { formatDateTime, formatMoment } from '../../platform/wib';
import { lineSteps } from '../../sales/orders/line-parts';
import type { OrderParts } from '../../sales/product-line';
import { vouchersQuery } from './vouchers.queries';

const TONE: Record<VoucherState, BadgeTone> = {
  issued: 'warn',
  'in-use': 'info',
  finished: 'good',
  expired: 'bad',
  voided: 'neutral',
};

/** The vouchers of an order. Before they are issued: when they will be, if they are still to come. */
export function VoucherCard({
  orderUid,
  awaitedDays = null,
  isBought = true,
}: {
  orderUid: string;
  /** Within how many days the first treatment is to be used; null: no voucher is to come. */
  awaitedDays?: number | null;
  isBought?: boolean;
}) {
  const { data } = useSuspenseQuery(vouchersQuery(orderUid));
  if (data.length === 0 && awaitedDays !== null)
    return (
      <TitledCard title="Voucher perawatan">
        <p className="mt-2 text-sm">
          Voucher terbit begitu serinya dibeli di klinik, setelah semua anggota membayar. Batas {awaitedDays} hari untuk
          pemakaian pertama baru dihitung sejak itu.
        </p>
      </TitledCard>
    );
  return data.map((voucher) => <Voucher key={voucher.uid} voucher={voucher} isBought={isBought} />);
}

function Voucher({ voucher, isBought }: { voucher: VoucherView; isBought: boolean }) {
  const { code, state, stateLabel, treatments, used, useBy, uses } = voucher;
  return (
    <TitledCard title="Voucher perawatan" badge={<Badge tone={TONE[state]}>{stateLabel}</Badge>}>
      <div className="mt-3 pair items-center rounded-xl bg-sunken px-4 py-2">
        <b className="min-w-0 !basis-[8rem] text-lg tracking-wide wrap-anywhere">{code}</b>
        <CopyButton text={code} what="kode voucher" done="Kode disalin" />
      </div>
      <p className="mt-3 text-sm">
        {used} dari {treatments} perawatan terpakai.
      </p>
      {!isBought && <p className="mt-1 text-sm font-semibold">Bisa dipakai begitu serinya dibeli di klinik.</p>}
      {state === 'issued' && (
        <p className="mt-1 text-sm font-semibold">Pakai yang pertama paling lambat {formatMoment(useBy)}.</p>
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

export const voucherParts: OrderParts = {
  Cards: ({ order, isOver }) =>
    order.voucher && (
      <VoucherCard
        orderUid={order.orderUid}
        awaitedDays={isOver ? null : order.voucher.firstUseWithinDays}
        isBought={isOver || order.status === ORDER_STATUS.completed}
      />
    ),
  nextStep: (order) => (order.voucher || order.treatments ? stepsOf(order.voucher?.state)(order) : null),
};

/** A voucher is sold like a seat, but its buyer waits for a code. `state`: none where it is not known. */
const stepsOf = (state: string | null | undefined) =>
  lineSteps(
    'subscriptions',
    { to: PAGE.seglowup, label: 'Lihat Seglowup' },
    {
      [ORDER_STATUS.processing]: {
        tone: 'info',
        title: 'Pembayaran diterima',
        text: 'Voucher perawatanmu terbit begitu serinya kami belikan. Kami kabari lewat pesan.',
      },
      [ORDER_STATUS.completed]: OUTCOME[state as VoucherState] ?? {
        tone: 'good',
        title: 'Vouchermu sudah terbit',
        text: 'Kodenya ada di halaman pesanan ini.',
      },
    },
  );

/** Of a voucher that cannot be used any more. */
const OUTCOME: Partial<Record<VoucherState, { tone: 'good' | 'bad'; title: string; text: string }>> = {
  finished: { tone: 'good', title: 'Semua perawatanmu sudah terpakai', text: 'Terima kasih sudah ikut Seglowup!' },
  expired: {
    tone: 'bad',
    title: 'Vouchermu hangus',
    text: 'Belum ada perawatan yang tercatat sampai batas pemakaian pertamanya. Sudah memakainya sebelum itu? Kabari kami, ya.',
  },
};
