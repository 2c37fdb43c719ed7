import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { giftLink, type MyGift } from '#contracts/products/giving/gifts.http';
import { PAGE } from '#contracts/shop-paths';
import { formatRupiah } from '#domain/platform/sen';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { api } from '../../platform/api/api';
import { Button } from '../../platform/ui/button';
import { CopyButton } from '../../platform/ui/copy-button';
import { FailureNotice } from '../../platform/ui/form-errors';
import { Unsettled } from '../../platform/ui/states';
import { TitledCard } from '../../platform/ui/titled';
import { formatMoment } from '../../platform/wib';
import { isOfLine, lineSteps } from '../../sales/orders/line-parts';
import { closedText } from '../../sales/orders/next-step';
import { GivenBackNote } from '../../sales/payments/given-back-note';
import type { OrderParts, StepOrder } from '../../sales/product-line';
import { giftOfOrderQuery } from './giving.queries';

const GIFT = 'Hadiah THR';
const AGAIN: Record<string, { to: string; label: string }> = {
  Donasi: { to: PAGE.donations, label: 'Donasi lagi' },
  Tip: { to: PAGE.tip, label: 'Kirim tip lagi' },
  [GIFT]: { to: PAGE.thrSubmission, label: 'Buat hadiah lagi' },
};

const SAYS: Record<MyGift['state'], string> = {
  promised: 'Link-nya bisa dibuat setelah pembayaranmu kami cek.',
  ready: 'Siap diambil. Siapa pun yang memegang link-nya bisa mengambil hadiahnya.',
  claimed: 'Sudah diambil. Uangnya sedang kami kirim ke penerimanya.',
  paid: 'Sudah sampai di rekening penerimanya.',
  expired: 'Tidak diambil sampai batas waktunya. Uangnya kami kembalikan kepadamu.',
  lapsed: 'Tidak jadi, karena belum dibayar.',
  returned: 'Uangnya kami kembalikan kepadamu. Sampai mana, tertulis di kartu Pengembalian dana.',
};

/** The gift of an order, with the link for the one it is for. */
function GiftCard({ orderUid }: { orderUid: string }) {
  const { data, isLoading } = useQuery(giftOfOrderQuery(orderUid));
  if (isLoading) return <Unsettled />;
  const gift = data?.items[0];
  if (!gift) return null;
  const isBack = gift.givenBack?.resentAt === null;
  return (
    <TitledCard title={`Hadiah untuk ${gift.recipientName}`}>
      <p className="mt-1">
        <b>{formatRupiah(gift.amount)}</b>
      </p>
      <p className="mt-1 text-muted">{isBack ? SAYS.claimed : SAYS[gift.state]}</p>
      <GivenBackNote of={gift} />
    </TitledCard>
  );
}

function GiftLinkMaker({ gift: { giftUid, orderUid, hasLink, version, expiresAt } }: { gift: MyGift }) {
  const queryClient = useQueryClient();
  const make = useMutation({
    mutationFn: () => api.post(`/customer/thr/${giftUid}/link`, { version }, giftLink),
    // Also after a refusal: another press has made a link.
    onSettled: () => queryClient.invalidateQueries({ queryKey: giftOfOrderQuery(orderUid).queryKey }),
  });
  const link = make.data && `${location.origin}${make.data.link}`;
  return (
    <div className="mt-4 space-y-3">
      {link && (
        <div className="flex items-center gap-2 rounded-xl bg-sunken p-3">
          <code className="min-w-0 flex-1 text-sm break-all">{link}</code>
          <CopyButton text={link} what="link hadiah" done="Link hadiah tersalin" />
        </div>
      )}
      {link && <p className="text-sm text-muted">Simpan sekarang: link ini tidak kami tampilkan lagi.</p>}
      <FailureNotice error={make.error} />
      <Button variant={hasLink ? 'secondary' : 'primary'} busy={make.isPending} onClick={() => make.mutate()}>
        {hasLink ? 'Buat link baru' : 'Buat link'}
      </Button>
      {hasLink && <p className="text-sm text-muted">Link baru membuat link sebelumnya tidak berlaku.</p>}
      {expiresAt && <p className="text-sm text-muted">Bisa diambil sampai {formatMoment(expiresAt)}.</p>}
    </div>
  );
}

/** A paid gift waits for its giver, who makes the link and sends it. */
function GiftTurn({ orderUid }: { orderUid: string }) {
  const { data, isLoading } = useQuery(giftOfOrderQuery(orderUid));
  if (isLoading) return <Unsettled />;
  const gift = data?.items[0];
  if (gift && gift.state !== 'ready') return <p>{SAYS[gift.state]}</p>;
  return (
    <>
      <p>
        {gift?.hasLink
          ? 'Link-nya sudah kamu buat. Kirim sendiri ke penerimanya, ya.'
          : 'Giliranmu: buat link-nya, lalu kirim sendiri ke penerimanya.'}
      </p>
      {gift && <GiftLinkMaker gift={gift} />}
    </>
  );
}

const thanks = (what: string) => ({
  tone: 'good' as const,
  title: `Terima kasih untuk ${what}`,
  text: 'Uangnya sudah kami terima. Kami kabari lewat pesan begitu ada perkembangan.',
});

/** A gift is processed while it waits for its giver and its link, and completed once it was taken. */
const giftSteps = ({ orderUid, page }: StepOrder) => ({
  [ORDER_STATUS.processing]: {
    tone: 'good' as const,
    title: 'Hadiahmu sudah terbayar',
    text: 'Giliranmu: buka halaman pesanan ini, buat link-nya, lalu kirim sendiri ke penerimanya.',
    part: <GiftTurn orderUid={orderUid} />,
  },
  [ORDER_STATUS.completed]: {
    tone: 'good' as const,
    title: 'Hadiahmu sudah diambil',
    text: `Sampai mana uangnya, tertulis ${page === 'order' ? 'di bawah' : 'di halaman pesanan'}.`,
  },
});

const isGiving = isOfLine('giving');

/** On the general page of an order; nothing for an order of another line. */
export const givingParts: OrderParts = {
  Cards: ({ order }) => isGiving(order) && order.providerName === GIFT && <GiftCard orderUid={order.orderUid} />,
  nextStep: (order) => {
    const again = AGAIN[order.providerName];
    if (!again) return null;
    const paid = thanks(order.providerName === 'Tip' ? 'tipmu' : 'donasimu');
    return lineSteps('giving', again, {
      ...(order.providerName === GIFT
        ? giftSteps(order)
        : { [ORDER_STATUS.processing]: paid, [ORDER_STATUS.completed]: paid }),
      [ORDER_STATUS.expired]: {
        tone: 'bad',
        title: 'Batas waktu bayar sudah lewat',
        text: order.refunds?.length
          ? closedText(order)
          : 'Belum ada uang yang kami catat. Kamu bisa mengulanginya kapan saja.',
      },
    })(order);
  },
};
