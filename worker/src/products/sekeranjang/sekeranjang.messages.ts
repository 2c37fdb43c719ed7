import { PAGE } from '#contracts/shop-paths';
import { words } from '#domain/messages/message-template';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { withReason } from '../../messages/format.js';
import { type MessagesOf, message } from '../../messages/message-table.js';
import { withMoneyBack } from '../../sales/orders/money-back.js';
import { readArrival } from '../../sales/shipping/arrival.js';
import { readProposal, readShare } from './sekeranjang-facts.js';
import { shareOrderMessages } from './share-orders.messages.js';

/** What Sekeranjang sends: orders, what became of a product, proposals; the parcel and the money send the rest. */
export const sekeranjangMessages: MessagesOf<'sekeranjang'> = {
  ...shareOrderMessages,

  'sekeranjang.reached': [
    message({
      kind: 'tell-sekeranjang-reached',
      facts: (tx, { orderUid }) => readShare(tx, orderUid, [ORDER_STATUS.processing]),
      texts: [
        {
          title: ({ plan }) => words`Target ${{ plan }} tercapai`,
          body: ({ name, plan, buyers, finalPrice }) =>
            words`Halo ${{ name }}, kabar baik: ${{ buyers }} orang ikut ${{ plan }}, jadi harganya ${{ finalPrice }}.\n\nSekarang giliran kami membelinya. Begitu barangnya ada, kami kabari lagi.`,
          link: ({ successLink }) => successLink,
        },
      ],
    }),
  ],

  'sekeranjang.missed': [
    message({
      kind: 'tell-sekeranjang-missed',
      facts: async (tx, { orderUid }) => withMoneyBack(tx, await readShare(tx, orderUid, [ORDER_STATUS.refunded])),
      texts: [
        {
          name: 'closed',
          condition: ({ closedFor }) => closedFor !== null,
          title: ({ plan }) => words`${{ plan }} kami tutup lebih awal`,
          body: ({ name, plan, back, closedFor }) =>
            words`Halo ${{ name }}, ${{ plan }} kami tutup sebelum targetnya tercapai${{ reason: withReason(closedFor) }}\n\nUang yang sudah kamu bayar kembali penuh. ${{ back }}`,
          link: ({ orderLink }) => orderLink,
        },
        {
          name: 'missed',
          title: ({ plan }) => words`Target ${{ plan }} tidak tercapai`,
          body: ({ name, plan, buyers, target, back }) =>
            words`Halo ${{ name }}, ${{ plan }} baru punya ${{ buyers }} dari ${{ target }} pembeli saat waktunya habis, jadi kami tidak membelinya.\n\nUang yang sudah kamu bayar kembali penuh. ${{ back }}`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'sekeranjang.supplied': [
    message({
      kind: 'tell-sekeranjang-supplied',
      facts: async (tx, { orderUid }) => {
        const share = await readShare(tx, orderUid, [ORDER_STATUS.processing, ORDER_STATUS.completed]);
        return share && { ...share, arrival: await readArrival(tx, orderUid) };
      },
      texts: [
        {
          title: ({ plan }) => words`${{ plan }} sudah kami beli`,
          body: ({ name, plan, arrival }) =>
            words`Halo ${{ name }}, ${{ plan }} sudah kami beli dan sedang kami siapkan untukmu.\n\n${{ arrival }}`,
          link: ({ successLink }) => successLink,
        },
      ],
    }),
  ],

  'sekeranjang.accepted': [
    message({
      kind: 'tell-sekeranjang-accepted',
      facts: (tx, { productUid }) => readProposal(tx, productUid),
      texts: [
        {
          title: ({ plan }) => words`Usulanmu ${{ plan }} tayang di Sekeranjang`,
          body: ({ name, plan }) =>
            words`Halo ${{ name }}, usulanmu ${{ plan }} kami terima dan sudah bisa diikuti semua orang.\n\nAjak teman-temanmu, supaya targetnya cepat tercapai.`,
          link: ({ productLink }) => productLink,
        },
      ],
    }),
  ],

  'sekeranjang.rejected': [
    message({
      kind: 'tell-sekeranjang-rejected',
      facts: (tx, { productUid }) => readProposal(tx, productUid),
      texts: [
        {
          title: ({ plan }) => words`Usulanmu ${{ plan }} belum bisa kami terima`,
          body: ({ name, plan, reason }) =>
            words`Halo ${{ name }}, terima kasih sudah mengusulkan ${{ plan }}. Kali ini belum bisa kami terima${{ reason: withReason(reason) }}\n\nPunya ide lain? Usulkan lagi kapan saja.`,
          link: () => PAGE.sekeranjang,
        },
      ],
    }),
  ],
};
