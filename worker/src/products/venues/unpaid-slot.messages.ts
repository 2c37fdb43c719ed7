import { joinWords, words } from '#domain/messages/message-template';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { formatWibDeadline, withReason } from '../../messages/format.js';
import { type ConditionalText, type MessageTable, message } from '../../messages/message-table.js';
import { askAnother, proofLink, rejectedProof } from '../../sales/orders/rejected-proof.js';
import { readPayable, readUnpaidEnd } from './venue-facts.js';
import { cancelledOrder, expiredOrder } from '../../sales/orders/ended-unpaid.js';

type UnpaidEnd = NonNullable<Awaited<ReturnType<typeof readUnpaidEnd>>> & { money: string };

/** To who was told before that the slot has ended: what came of the proof, and of the money. */
const afterCheck: ConditionalText<UnpaidEnd> = {
  name: 'checked',
  condition: ({ proof }) => proof !== null,
  title: ({ number }) => words`Pesanan ${{ number }} kami tutup`,
  body: ({ name, plan, proof, money }) =>
    words`Halo ${{ name }}, bukti bayarmu untuk ${{ plan }} sudah kami cek${{ reason: proof?.state === 'rejected' ? ` dan belum bisa kami terima${withReason(proof.reason)}` : '.' }}\n\nPesananmu kami tutup, jadi tidak perlu dibayar lagi. ${{ money }}`,
  link: ({ orderLink }) => orderLink,
};

/** What an order sends for a slot that is not paid yet. */
export const unpaidSlotMessages = {
  'order.created': [
    message({
      kind: 'tell-order-created',
      facts: (tx, { orderUid }, now) => readPayable(tx, orderUid, now),
      texts: [
        {
          title: ({ number }) => words`Slotmu sudah kami simpan (${{ number }})`,
          body: ({ name, plan, toPay, dueAt, moreTime }) =>
            words`Halo ${{ name }}, ${{ plan }} sudah kami simpan untukmu.\n\nTransfer ${{ total: toPay }} sebelum ${{ dueAt: formatWibDeadline(dueAt) }}, lalu unggah bukti bayarnya. Lewat dari itu slotnya kami lepas.${{ moreTime }}`,
          link: ({ paymentLink }) => paymentLink,
        },
      ],
    }),
  ],

  'payment.due-soon': [
    message({
      kind: 'remind-payment',
      facts: async (tx, { orderUid, dueAt }, now) => {
        const order = await readPayable(tx, orderUid, now);
        // A deadline that has moved has a reminder of its own.
        return order && order.dueAt.toISOString() === dueAt ? order : null;
      },
      texts: [
        {
          title: ({ number }) => words`Jangan lupa bayar pesanan ${{ number }}`,
          body: ({ name, plan, toPay, dueAt }) =>
            words`Halo ${{ name }}, batas bayar ${{ total: toPay }} untuk ${{ plan }} tinggal sebentar lagi: ${{ dueAt: formatWibDeadline(dueAt) }}.\n\nSudah transfer? Unggah buktinya supaya slotmu tidak dilepas.`,
          link: ({ paymentLink }) => paymentLink,
        },
      ],
    }),
  ],

  'payment.rejected': [
    rejectedProof(readPayable, [
      {
        name: 'closed',
        condition: ({ slotState }) => slotState !== 'held' && slotState !== 'open',
        title: ({ number }) => words`Bukti bayar pesanan ${{ number }} belum bisa kami terima`,
        body: ({ name, plan, reason }) =>
          words`Halo ${{ name }}, bukti bayarmu untuk ${{ plan }} belum bisa kami terima${{ reason: withReason(reason) }}\n\nSlot ini sudah tidak menerima pembayaran, jadi tidak perlu dibayar lagi. Kalau kamu terlanjur transfer, hubungi kami, ya.`,
        link: ({ venueLink }) => venueLink,
      },
      {
        title: ({ number }) => words`Bukti bayar pesanan ${{ number }} belum bisa kami terima`,
        body: ({ name, plan, reason, dueAt, moreTime }) =>
          joinWords(
            words`Halo ${{ name }}, bukti bayarmu untuk ${{ plan }} belum bisa kami terima${{ reason: withReason(reason) }}\n\nSlotmu masih kami simpan. `,
            askAnother({ dueAt, moreTime }),
          ),
        link: proofLink,
      },
    ]),
  ],

  'order.expired': [
    expiredOrder(
      (tx, orderUid) => readUnpaidEnd(tx, orderUid, ORDER_STATUS.expired),
      [
        afterCheck,
        {
          title: ({ number }) => words`Pesanan ${{ number }} kedaluwarsa`,
          body: ({ name, plan, money }) =>
            words`Halo ${{ name }}, waktu bayar untuk ${{ plan }} sudah lewat, jadi slotnya kami lepas.\n\n${{ money }}`,
          link: ({ venueLink }) => venueLink,
        },
      ],
    ),
  ],

  'order.cancelled': [
    cancelledOrder(
      (tx, orderUid) => readUnpaidEnd(tx, orderUid, ORDER_STATUS.cancelled),
      [
        afterCheck,
        {
          name: 'slot',
          condition: ({ slotState }) => slotState === 'cancelled',
          title: ({ venue }) => words`Slot di ${{ venue }} dibatalkan`,
          body: ({ name, plan, reason, money }) =>
            words`Halo ${{ name }}, ${{ plan }} dibatalkan${{ reason: withReason(reason) }}\n\nMaaf, ya. Pesananmu ikut kami tutup, jadi tidak perlu dibayar lagi. ${{ money }}`,
          link: ({ venueLink }) => venueLink,
        },
        {
          title: ({ number }) => words`Pesanan ${{ number }} dibatalkan`,
          body: ({ name, plan, money, cancelledFor }) =>
            words`Halo ${{ name }}, pesananmu untuk ${{ plan }} sudah dibatalkan dan slotnya kami lepas${{ reason: withReason(cancelledFor) }}\n\n${{ money }}`,
          link: ({ venueLink }) => venueLink,
        },
      ],
    ),
  ],
} satisfies Partial<MessageTable>;
