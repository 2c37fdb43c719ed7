import { joinWords, words } from '#domain/messages/message-template';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { formatWibDeadline, withReason } from '../../messages/format.js';
import { type ConditionalText, type MessagesOf, message } from '../../messages/message-table.js';
import { cancelledOrder, expiredOrder } from '../../sales/orders/ended-unpaid.js';
import { askAnother, proofLink, rejectedProof } from '../../sales/orders/rejected-proof.js';
import { readExpired, readPayable, readShare } from './sekeranjang-facts.js';

type Payable = NonNullable<Awaited<ReturnType<typeof readPayable>>>;

/** To who was asked for another proof, or for the rest, of what an admin has closed early: why there is so little time. */
const closedMeanwhile: ConditionalText<Payable> = {
  name: 'closed',
  condition: ({ closedFor }) => closedFor !== null,
  title: ({ plan }) => words`${{ plan }} kami tutup lebih awal`,
  body: ({ name, plan, toPay, dueAt, closedFor }) =>
    words`Halo ${{ name }}, ${{ plan }} kami tutup lebih awal${{ reason: withReason(closedFor) }}\n\nTempatmu masih kami simpan, tapi waktunya jadi lebih singkat: transfer ${{ total: toPay }} dan unggah buktinya sebelum ${{ dueAt: formatWibDeadline(dueAt) }}, ya. Lewat dari itu, tempatmu kami lepas.`,
  link: ({ successLink }) => successLink,
};

/** What an order of Sekeranjang sends until it is paid, or ends unpaid. docs/rules/messages.md */
export const shareOrderMessages = {
  'order.created': [
    message({
      kind: 'tell-order-created',
      facts: (tx, { orderUid }) => readPayable(tx, orderUid),
      texts: [
        {
          title: ({ number }) => words`Tempatmu di Sekeranjang sudah kami simpan (${{ number }})`,
          body: ({ name, plan, toPay, dueAt, moreTime }) =>
            words`Halo ${{ name }}, satu tempat untuk ${{ plan }} sudah kami simpan untukmu.\n\nTransfer ${{ total: toPay }} sebelum ${{ dueAt: formatWibDeadline(dueAt) }}, lalu unggah bukti bayarnya. Kalau target pembelinya tidak tercapai, uangmu kembali penuh.${{ moreTime }}`,
          link: ({ successLink }) => successLink,
        },
      ],
    }),
  ],

  'payment.due-soon': [
    message({
      kind: 'remind-payment',
      facts: async (tx, { orderUid, dueAt }, now) => {
        const order = await readPayable(tx, orderUid);
        // A deadline that has moved has a reminder of its own.
        return order && order.dueAt.toISOString() === dueAt && order.dueAt > now ? order : null;
      },
      texts: [
        closedMeanwhile,
        {
          title: ({ number }) => words`Jangan lupa bayar pesanan ${{ number }}`,
          body: ({ name, plan, toPay, dueAt }) =>
            words`Halo ${{ name }}, batas bayar ${{ total: toPay }} untuk ${{ plan }} tinggal sebentar lagi: ${{ dueAt: formatWibDeadline(dueAt) }}.\n\nSudah transfer? Unggah buktinya supaya tempatmu tidak dilepas.`,
          link: ({ successLink }) => successLink,
        },
      ],
    }),
  ],

  'payment.rejected': [
    rejectedProof(readPayable, [
      {
        name: 'closed',
        condition: ({ closedFor }) => closedFor !== null,
        title: ({ number }) => words`Bukti bayar pesanan ${{ number }} belum bisa kami terima`,
        body: ({ name, plan, reason, dueAt, closedFor, moreTime }) =>
          joinWords(
            words`Halo ${{ name }}, bukti bayarmu untuk ${{ plan }} belum bisa kami terima${{ reason: withReason(reason) }}\n\nSementara itu ${{ plan }} kami tutup lebih awal${{ closedFor: withReason(closedFor) }} Tempatmu masih kami simpan sampai batas waktunya. `,
            askAnother({ dueAt, moreTime }),
          ),
        link: proofLink,
      },
      {
        title: ({ number }) => words`Bukti bayar pesanan ${{ number }} belum bisa kami terima`,
        body: ({ name, plan, reason, dueAt, moreTime }) =>
          joinWords(
            words`Halo ${{ name }}, bukti bayarmu untuk ${{ plan }} belum bisa kami terima${{ reason: withReason(reason) }}\n\nTempatmu masih kami simpan. `,
            askAnother({ dueAt, moreTime }),
          ),
        link: proofLink,
      },
    ]),
  ],

  'payment.short': [
    message({
      kind: 'remind-payment',
      // That a part is missing sales says; here why there is so little time for it.
      facts: async (tx, { orderUid }, now) => {
        const order = await readPayable(tx, orderUid);
        return order && order.dueAt > now ? order : null;
      },
      texts: [closedMeanwhile],
    }),
  ],

  'order.expired': [
    expiredOrder(readExpired, [
      {
        name: 'closed-unpaid',
        condition: ({ endedBefore, closedFor }) => endedBefore && closedFor !== null,
        title: ({ plan }) => words`${{ plan }} kami tutup lebih awal`,
        body: ({ name, plan, closedFor, money }) =>
          words`Halo ${{ name }}, ${{ plan }} kami tutup lebih awal${{ reason: withReason(closedFor) }}\n\nPesananmu belum lunas, jadi ikut kami tutup. Maaf, ya. Jangan transfer lagi. ${{ money }}`,
        link: ({ productLink }) => productLink,
      },
      {
        title: ({ number }) => words`Pesanan ${{ number }} kedaluwarsa`,
        body: ({ name, plan, money }) =>
          words`Halo ${{ name }}, waktu bayar untuk ${{ plan }} sudah lewat, jadi tempatmu kami lepas.\n\n${{ money }}`,
        link: ({ productLink }) => productLink,
      },
    ]),
  ],

  'order.cancelled': [
    cancelledOrder(
      (tx, orderUid) => readShare(tx, orderUid, [ORDER_STATUS.cancelled]),
      [
        {
          title: ({ number }) => words`Pesanan ${{ number }} dibatalkan`,
          body: ({ name, plan, money, cancelledFor }) =>
            words`Halo ${{ name }}, pesananmu untuk ${{ plan }} sudah dibatalkan dan tempatmu kami lepas${{ reason: withReason(cancelledFor) }}\n\n${{ money }}`,
          link: ({ productLink }) => productLink,
        },
      ],
    ),
  ],
} satisfies Partial<MessagesOf<'sekeranjang'>>;
