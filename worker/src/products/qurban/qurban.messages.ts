import { words } from '#domain/messages/message-template';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { withReason } from '../../messages/format.js';
import { type MessagesOf, message } from '../../messages/message-table.js';
import { withMoneyBack } from '../../sales/orders/money-back.js';
import { readReaders, readShareIn, readSharers } from './qurban-facts.js';
import { qurbanOrderMessages } from './qurban-orders.messages.js';

/** What Sekurban sends: orders, and what becomes of an animal. Animals and sums only: names stay on the page. */
export const qurbanMessages: MessagesOf<'qurban'> = {
  ...qurbanOrderMessages,

  'qurban.filled': [
    message({
      kind: 'tell-qurban-filled',
      facts: (tx, { animalUid }) => readSharers(tx, animalUid),
      texts: [
        {
          title: ({ animal }) => words`${{ animal }} sudah lengkap`,
          body: ({ name, animal, season }) =>
            words`Halo ${{ name }}, alhamdulillah semua bagian ${{ animal }} untuk ${{ season }} sudah terbayar. Sekarang giliran kami membeli hewannya. Kami kabari lagi begitu sudah ada.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'qurban.missed': [
    message({
      kind: 'tell-qurban-missed',
      facts: async (tx, { orderUid }) => withMoneyBack(tx, await readShareIn(tx, orderUid, [ORDER_STATUS.refunded])),
      texts: [
        {
          name: 'closed',
          condition: ({ closedFor }) => closedFor !== null,
          title: ({ season }) => words`Pendaftaran ${{ season }} kami tutup lebih awal`,
          body: ({ name, animal, season, back, closedFor }) =>
            words`Halo ${{ name }}, pendaftaran ${{ season }} kami tutup sebelum bagian ${{ animal }} lengkap${{ reason: withReason(closedFor) }}\n\nUang yang sudah kamu bayar kembali penuh. ${{ back }}`,
          link: ({ orderLink }) => orderLink,
        },
        {
          title: ({ animal }) => words`${{ animal }} tidak terpenuhi`,
          body: ({ name, animal, season, back }) =>
            words`Halo ${{ name }}, sampai pendaftaran ${{ season }} ditutup, bagian ${{ animal }} belum lengkap dan tidak bisa digabung dengan hewan lain.\n\nUang yang sudah kamu bayar kembali penuh. ${{ back }}`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'qurban.moved': [
    message({
      kind: 'tell-qurban-moved',
      facts: async (tx, { orderUid, transferUid }) => {
        const share = await readShareIn(tx, orderUid, [ORDER_STATUS.processing]);
        if (!share) return null;
        const { reason, to } = await tx.qurbanTransfer.findUniqueOrThrow({
          where: { uid: transferUid },
          include: { to: true },
        });
        return { ...share, reason, to: to.name };
      },
      texts: [
        {
          title: ({ to }) => words`Bagian qurbanmu pindah ke ${{ to }}`,
          body: ({ name, to, reason, season }) =>
            words`Halo ${{ name }}, bagianmu untuk ${{ season }} sekarang di ${{ to }}${{ reason: withReason(reason) }}\n\nNama dan jumlah bagiannya tetap sama, tidak ada biaya tambahan.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],
  'qurban.booked-back': [],

  'qurban.bought': [
    message({
      kind: 'tell-qurban-bought',
      facts: (tx, { animalUid }) => readSharers(tx, animalUid),
      texts: [
        {
          title: ({ animal }) => words`${{ animal }} sudah kami beli`,
          body: ({ name, animal, season }) =>
            words`Halo ${{ name }}, ${{ animal }} untuk ${{ season }} sudah kami beli. Kalau ada sisa uang, otomatis masuk ke kreditmu.\n\nPeriksa lagi nama di bagianmu: masih bisa diubah sebelum hari penyembelihan.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'qurban.reported': [
    message({
      kind: 'tell-qurban-reported',
      facts: (tx, { animalUid }) => readSharers(tx, animalUid),
      texts: [
        {
          title: ({ animal }) => words`Laporan ${{ animal }} sudah ada`,
          body: ({ name, animal, season }) =>
            words`Halo ${{ name }}, alhamdulillah ${{ animal }} untuk ${{ season }} sudah disembelih. Foto, laporan, dan sertifikatnya bisa kamu lihat di halaman pesananmu.\n\nSemoga qurbanmu diterima.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'qurban.message-written': [
    message({
      kind: 'tell-qurban-message',
      facts: (tx, { messageUid }) => readReaders(tx, messageUid),
      texts: [
        {
          title: ({ title }) => words`${{ title }}`,
          body: ({ name, body }) => words`Halo ${{ name }}, ada kabar dari tim Sekurban.\n\n${{ body }}`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],
};
