import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { proofPath } from '#contracts/sales/proof-path';
import { type OrderKeys, PAGE, closedOrderPath, paymentPath } from '#contracts/shop-paths';
import { SEND_NEW_PROOF } from '#domain/sales/payments/rejected-proof';
import { ORDER_STATUS, isClosedOrder, isUnpaidOrder } from '#domain/sales/orders/order-status';
import { LinkButton } from '../../platform/ui/button';
import { usePageTitle } from '../../platform/ui/page-head';
import { Loading, Skeleton } from '../../platform/ui/states';
import { OrderBoundary } from '../../sales/orders/order-boundary';
import { useOrderKeys } from '../../sales/orders/order-keys';
import { orderGlanceQuery, reasonsQuery } from '../../sales/orders/orders.queries';
import { RejectedProof } from '../../sales/payments/rejected-proof';

/** By status of the order; others have ended before they were paid. */
const SAYS: Record<number, { title: string; text: string }> = {
  [ORDER_STATUS.awaitingPayment]: {
    title: 'Tipmu menunggu pembayaran',
    text: 'Selesaikan pembayarannya supaya tipmu sampai.',
  },
  [ORDER_STATUS.awaitingConfirmation]: {
    title: 'Pembayaranmu sedang kami periksa',
    text: 'Kami kabari begitu selesai.',
  },
  [ORDER_STATUS.processing]: {
    title: 'Terima kasih untuk tipmu',
    text: 'Uangnya sudah kami terima. Sampai jumpa di patungan berikutnya!',
  },
  [ORDER_STATUS.completed]: {
    title: 'Terima kasih untuk tipmu',
    text: 'Kebaikanmu sampai. Sampai jumpa di patungan berikutnya!',
  },
  [ORDER_STATUS.refunded]: {
    title: 'Tipmu kami kembalikan',
    text: 'Sampai mana uangnya, tertulis di halaman pesanan.',
  },
};
const UNPAID = {
  title: 'Tip ini belum jadi',
  text: 'Kamu bisa mengulanginya kapan saja. Kalau sudah ada uangmu yang masuk, sampai mana tertulis di halaman pesanan. Sudah transfer dan belum tercatat? Hubungi kami, ya.',
};
const UNKNOWN = {
  title: 'Mencari tipmu?',
  text: 'Alamat ini dibuka tanpa nomor pesanan. Semua tipmu dan statusnya ada di halaman Pesanan.',
};

/** /tip/thankyou?order_uid&customer_uid : what became of a tip, as it is now. */
export function TipThankyouPage() {
  const keys = useOrderKeys(useSearchParams()[0]);
  if (!keys.orderUid)
    return (
      <Frame {...UNKNOWN}>
        <LinkButton to={PAGE.orders}>Lihat pesanan</LinkButton>
      </Frame>
    );
  return (
    <OrderBoundary names={[keys.orderUid]} skeleton={SKELETON}>
      <Tip keys={keys} />
    </OrderBoundary>
  );
}

function Tip({ keys }: { keys: OrderKeys }) {
  const { status } = useSuspenseQuery(orderGlanceQuery(keys.orderUid)).data;
  const isUnpaid = status === ORDER_STATUS.awaitingPayment;
  // For who has the whole link, or gave it.
  const { data: reasons } = useQuery({
    ...reasonsQuery(keys),
    enabled: keys.customerUid !== '' && isUnpaidOrder(status),
  });
  const { title, text } = SAYS[status] ?? UNPAID;
  const rejected = isUnpaid && reasons?.payment?.state === 'rejected' ? reasons.payment : null;
  return (
    <Frame title={title} text={rejected ? undefined : [reasons?.closedEarly, text].filter(Boolean).join(' ')}>
      {rejected && (
        <div className="w-full text-left">
          <RejectedProof {...rejected} />
        </div>
      )}
      {isUnpaid ? (
        !rejected?.isLast && (
          <LinkButton to={rejected ? proofPath(keys) : paymentPath(keys)}>
            {rejected ? SEND_NEW_PROOF : 'Bayar sekarang'}
          </LinkButton>
        )
      ) : isClosedOrder(status) ? (
        <LinkButton to={closedOrderPath(keys.orderUid)}>Lihat pesanan</LinkButton>
      ) : (
        <LinkButton to={PAGE.home}>Ke beranda</LinkButton>
      )}
    </Frame>
  );
}

function Frame({ title, text, children }: { title: string; text?: string | undefined; children: ReactNode }) {
  usePageTitle(title);
  return (
    <div className="column py-10 text-center sm:py-14">
      <h1 className="text-xl font-bold sm:text-2xl">{title}</h1>
      {text && <p className="mt-2 text-muted">{text}</p>}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {children}
        <LinkButton to={PAGE.donations} variant="secondary">
          Lihat donasi
        </LinkButton>
      </div>
    </div>
  );
}

const SKELETON = (
  <Loading>
    <div className="column py-10">
      <Skeleton className="h-40 !rounded-[14px]" />
    </div>
  </Loading>
);
