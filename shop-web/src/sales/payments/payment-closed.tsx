import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { CheckoutView } from '#contracts/sales/payments.http';
import { orderPath } from '#contracts/shop-paths';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { refundsText } from '#domain/sales/refunds/refund-words';
import { useHasAccessToken } from '../../platform/session/session';
import { LinkButton } from '../../platform/ui/button';
import { ContactUs } from '../../platform/ui/contact-us';
import { Notice } from '../../platform/ui/notice';
import { EmptyState } from '../../platform/ui/states';
import { openingHours } from '../../platform/opening-hours';
import { CLOSED_EARLY, endedWhileChecked } from '../orders/next-step';
import { moreOfType } from '../orders/order-keys';
import { whenChecked } from './check-time';
import { orderQuery } from '../orders/orders.queries';

/** Nothing can be paid now. `isOver`: the deadline has just passed on this page. */
export function PaymentClosed({
  checkout,
  isOver,
}: {
  checkout: Pick<CheckoutView, 'orderUid' | 'orderNumber' | 'status' | 'statusLabel' | 'closedEarly' | 'billTakenBack'>;
  isOver: boolean;
}) {
  const [search] = useSearchParams();
  const order = <LinkButton to={orderPath(checkout.orderUid)}>Lihat pesanan</LinkButton>;
  const again = <LinkButton to={moreOfType(search)}>Pesan lagi</LinkButton>;
  if (checkout.status === ORDER_STATUS.awaitingConfirmation)
    return (
      <EmptyState isPage title="Buktimu sedang kami cek" action={order}>
        {checkout.closedEarly
          ? endedWhileChecked(checkout.closedEarly)
          : `Bukti untuk pesanan ${checkout.orderNumber} sudah masuk, jadi tidak perlu dikirim lagi. ${whenChecked()} Kamu kami kabari begitu selesai.`}
      </EmptyState>
    );
  if (checkout.billTakenBack)
    return (
      <EmptyState isPage title="Tagihan ini tidak berlaku lagi" action={order}>
        {checkout.billTakenBack} <IfPaid order={checkout.orderNumber} />
      </EmptyState>
    );
  if (checkout.closedEarly && checkout.status !== ORDER_STATUS.cancelled)
    return (
      <EmptyState isPage title={CLOSED_EARLY} action={again}>
        {checkout.closedEarly} <ClosedMoney of={checkout} />
      </EmptyState>
    );
  if (isOver || checkout.status === ORDER_STATUS.expired)
    return (
      <EmptyState isPage title="Batas waktu bayar sudah lewat" action={again}>
        Pesanan {checkout.orderNumber} sudah ditutup. <ClosedMoney of={checkout} />
      </EmptyState>
    );
  if (checkout.status === ORDER_STATUS.cancelled || checkout.status === ORDER_STATUS.refunded)
    return (
      <EmptyState isPage title={`Pesanan ${checkout.statusLabel.toLowerCase()}`} action={again}>
        {checkout.closedEarly ?? `Pesanan ${checkout.orderNumber} sudah ditutup.`} <ClosedMoney of={checkout} />
      </EmptyState>
    );
  if (checkout.status === ORDER_STATUS.waitingForGroup)
    return (
      <EmptyState isPage title="Belum waktunya bayar" action={order}>
        Grupmu belum penuh. Kami kabari begitu kamu bisa membayar.
      </EmptyState>
    );
  return (
    <EmptyState isPage title={`Pesanan ${checkout.statusLabel.toLowerCase()}`} action={order}>
      Tidak ada yang perlu dibayar untuk pesanan {checkout.orderNumber}.
    </EmptyState>
  );
}

/** Where the money is that came for it, to its customer; without any, or with the link alone, what to do with a transfer. */
function ClosedMoney({ of: { orderUid, orderNumber } }: { of: Pick<CheckoutView, 'orderUid' | 'orderNumber'> }) {
  const isSignedIn = useHasAccessToken();
  const { data, isPending } = useQuery({ ...orderQuery(orderUid), enabled: isSignedIn, retry: false });
  if (isSignedIn && isPending) return null;
  return data?.refunds.length ? (
    `Jangan transfer lagi, ya. ${refundsText(data.refunds)}`
  ) : (
    <IfPaid order={orderNumber} />
  );
}

/** Of an order that is closed: its money may have been on the way. */
export const IfPaid = ({ order }: { order: string }) => (
  <>
    Jangan transfer lagi, ya. Kalau kamu sudah transfer, <ContactUs text="hubungi kami" order={order} /> dengan nomor
    pesanan itu, setiap hari {openingHours()} WIB.
  </>
);

/** What an admin has closed early, while who was asked for another proof, or for the rest, still has time for it. */
export const ClosedMeanwhile = ({ why }: { why: string | null }) =>
  why && <Notice title="Ditutup lebih awal">{why} Kamu masih bisa melunasi sampai batas waktu di halaman ini.</Notice>;
