import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { done } from '#contracts/platform/common.http';
import { type SlotOrder, placedSlot } from '#contracts/products/venues/venues.http';
import { PAGE, orderPath, paymentPath } from '#contracts/shop-paths';
import type { OrderDetail } from '#contracts/sales/orders.http';
import { formatRupiah } from '#domain/platform/sen';
import { keptText } from '#domain/products/venues/cancelling';
import { KEPT } from '#domain/products/venues/kept';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { api } from '../../platform/api/api';
import { Badge } from '../../platform/ui/badge';
import { Button, LinkButton } from '../../platform/ui/button';
import { ConfirmDialog } from '../../platform/ui/confirm-dialog';
import { CopyButton } from '../../platform/ui/copy-button';
import { FailureNotice } from '../../platform/ui/form-errors';
import { Unsettled } from '../../platform/ui/states';
import { TitledCard } from '../../platform/ui/titled';
import { formatMoment } from '../../platform/wib';
import { PlaceButton } from '../../sales/orders/place-button';
import { UnpaidOrder } from '../../sales/orders/unpaid-order';
import { usePlacing } from '../../sales/orders/use-placing';
import { isOfLine, lineSteps } from '../../sales/orders/line-parts';
import type { OrderParts } from '../../sales/product-line';
import { slotOrderQuery } from './semabar.queries';
import { SlotFacts } from './slot-facts';

function SlotCard({ order }: { order: OrderDetail }) {
  const { data: mine, isLoading } = useQuery(slotOrderQuery(order.orderUid));
  if (isLoading) return <Unsettled />;
  if (!mine) return null;
  const { slot, link, rest, restOrder, cancelling } = mine;
  const tone = slot.state === 'confirmed' || slot.state === 'played' ? 'good' : 'neutral';
  return (
    <TitledCard title="Slot main" badge={<Badge tone={tone}>{slot.stateLabel}</Badge>}>
      <SlotFacts slot={slot} />
      <Ended mine={mine} />
      {link && <Invite link={`${location.origin}${link}`} cutoffAt={slot.cutoffAt} />}
      {rest && <PayRest order={order} mine={mine} rest={rest} />}
      {restOrder && <RestOrder order={restOrder} customerUid={order.customerUid} />}
      {cancelling && <CancelPart mine={mine} cancelling={cancelling} />}
    </TitledCard>
  );
}

/** What the customer's own part came to: its order is completed either way. */
const Ended = ({ mine: { state, slot } }: { mine: SlotOrder }) =>
  state === 'used' ? (
    <p className="mt-4 text-sm">Terima kasih sudah main bareng.</p>
  ) : state === 'kept' ? (
    <p className="mt-4 text-sm">
      Kamu batal main setelah batas gratis batal.{' '}
      {slot.keepPercent > 0 ? keptText(slot.keepPercent) : 'Uangmu kembali penuh.'}
    </p>
  ) : null;

const Invite = ({ link, cutoffAt }: { link: string; cutoffAt: string }) => (
  <div className="mt-4">
    <p className="text-sm">Ajak pemain lain lewat tautan ini, sebelum {formatMoment(cutoffAt)}:</p>
    <div className="mt-2 flex items-center gap-2 rounded-xl bg-sunken p-3">
      <code className="min-w-0 flex-1 text-sm break-all">{link}</code>
      <CopyButton text={link} what="tautan slot" done="Tautan slot tersalin" />
    </div>
  </div>
);

/** The booker pays for the players who are missing. */
function PayRest({
  order: { name, email, phoneNumber },
  mine: { slot },
  rest,
}: {
  order: OrderDetail;
  mine: SlotOrder;
  rest: NonNullable<SlotOrder['rest']>;
}) {
  const place = usePlacing('/customer/semabar/order/rest', placedSlot, { shown: 'orders' });
  const pay = (event: FormEvent) => {
    event.preventDefault();
    const body = { slotUid: slot.slotUid, total: rest.total, name, email, phoneNumber };
    place.send(body, [], () => undefined);
  };
  return (
    <form className="mt-4 space-y-2" onSubmit={pay}>
      <UnpaidOrder line="venues" hidden={place.isPlaced} />
      <FailureNotice error={place.failed} title="Gagal melunasi sisanya" />
      <PlaceButton variant="secondary" check={async () => true} line="venues" busy={place.isPending}>
        Lunasi sisa {rest.places} bagian, {formatRupiah(rest.total)}
      </PlaceButton>
    </form>
  );
}

/** The places that were left are in another order of the booker's, which is to be paid. */
const RestOrder = ({ order, customerUid }: { order: NonNullable<SlotOrder['restOrder']>; customerUid: string }) => {
  const { orderUid, orderNumber, places, dueAt, isChecked } = order;
  const due = dueAt && !isChecked ? `, bayar sebelum ${formatMoment(dueAt)}` : '';
  return (
    <div className="mt-4 space-y-2">
      <p className="text-sm">
        Sisa {places} bagian ada di pesanan {orderNumber}
        {isChecked ? '. Bukti bayarnya sedang kami cek.' : `${due}. Lewat dari itu, tempatnya terbuka lagi.`}
      </p>
      <LinkButton to={isChecked ? orderPath(orderUid) : paymentPath({ orderUid, customerUid })} variant="secondary">
        {isChecked ? 'Lihat pesanan' : 'Bayar sisanya'}
      </LinkButton>
    </div>
  );
};

function CancelPart({ mine, cancelling }: { mine: SlotOrder; cancelling: NonNullable<SlotOrder['cancelling']> }) {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const { kept, back, endsSlot } = cancelling;
  const cancel = useMutation({
    mutationFn: () => api.post(`/customer/semabar/order/${mine.orderUid}/cancel`, { kept }, done),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
  });
  return (
    <div className="mt-4">
      <Button variant="quiet" className="!text-danger" onClick={() => setAsking(true)}>
        {endsSlot ? 'Batalkan slot' : 'Batal ikut'}
      </Button>
      {asking && (
        <ConfirmDialog
          title={endsSlot ? 'Batalkan slot ini?' : 'Batal ikut main?'}
          yes="Ya, batalkan"
          act={cancel}
          done="Sudah dibatalkan."
          onClose={() => setAsking(false)}
        >
          <p>
            {back > 0 && `${formatRupiah(back)} kembali ke asalnya, rekening atau kredit. `}
            {kept > 0 && `Karena batas gratis batal sudah lewat, ${formatRupiah(kept)} ${KEPT}. `}
            {endsSlot && mine.slot.shared && 'Uang pemain lain juga kembali penuh.'}
          </p>
          <p className="mt-3 font-semibold">Ini tidak bisa diurungkan.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

const isOurs = isOfLine('venues');

/** On the general page of an order. */
export const venueParts: OrderParts = {
  releases: (order) => (isOurs(order) ? 'slotnya bisa diambil orang lain' : null),
  Cards: ({ order }) => isOurs(order) && <SlotCard order={order} />,
  state: (order) => (isOurs(order) && order.ended ? { word: order.statusLabel, tone: 'neutral' } : null),
  nextStep: (order) =>
    isOurs(order) && order.ended
      ? { tone: 'info', title: order.statusLabel, text: order.ended.money, action: AGAIN }
      : usualSteps(order),
};

const AGAIN = { to: PAGE.semabar, label: 'Lihat Semabar' };
const usualSteps = lineSteps('venues', AGAIN, {
  [ORDER_STATUS.processing]: {
    tone: 'good',
    title: 'Bagianmu sudah terbayar',
    text: 'Perkembangan slotnya kami kabari lewat pesan.',
  },
  [ORDER_STATUS.completed]: {
    tone: 'good',
    title: 'Pesanan selesai',
    text: 'Bagianmu di slot ini sudah selesai.',
  },
  [ORDER_STATUS.expired]: {
    tone: 'bad',
    title: 'Waktu bayar sudah lewat',
    text: 'Slotnya sudah dilepas. Kalau masih kosong, kamu bisa memesannya lagi.',
  },
});
