import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { joinWords, words } from '#domain/messages/message-template';
import type { Tx } from '#runtime/platform/db/database';
import { formatWibDeadline, withReason } from '../../messages/format.js';
import { type MessagesOf, message } from '../../messages/message-table.js';
import { cancelledOrder, expiredOrder } from '../../sales/orders/ended-unpaid.js';
import { askAnother, proofLink, rejectedProof } from '../../sales/orders/rejected-proof.js';
import { readEnded, readGiven } from './giving-facts.js';

/** Null when there is nothing to pay any more. */
async function readPayable(tx: Tx, orderUid: string) {
  const order = await readGiven(tx, orderUid, ORDER_STATUS.awaitingPayment);
  return order?.dueAt ? { ...order, dueAt: order.dueAt } : null;
}

/** What an order of a donation, tip or gift sends: placed, to be paid, rejected, over. */
export const givingOrderMessages = {
  'order.created': [
    message({
      kind: 'tell-order-created',
      facts: (tx, { orderUid }) => readPayable(tx, orderUid),
      texts: [
        {
          title: ({ plan }) => words`${{ plan }}: tinggal satu langkah`,
          body: ({ name, plan, toPay, dueAt, moreTime }) =>
            words`Halo ${{ name }}, terima kasih mau berbagi.\n\n${{ plan }}: transfer ${{ total: toPay }} sebelum ${{ dueAt: formatWibDeadline(dueAt) }}, lalu unggah bukti bayarnya.${{ moreTime }}`,
          link: ({ paymentLink }) => paymentLink,
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
        {
          title: ({ plan }) => words`${{ plan }} menunggu pembayaranmu`,
          body: ({ name, plan, toPay, dueAt }) =>
            words`Halo ${{ name }}, batas bayar ${{ total: toPay }} untuk ${{ plan }} tinggal sebentar lagi: ${{ dueAt: formatWibDeadline(dueAt) }}.\n\nSudah transfer? Unggah buktinya, ya.`,
          link: ({ paymentLink }) => paymentLink,
        },
      ],
    }),
  ],

  'payment.rejected': [
    rejectedProof(readPayable, [
      {
        title: ({ plan }) => words`Bukti bayar ${{ plan }} belum bisa kami terima`,
        body: ({ name, plan, reason, dueAt, moreTime }) =>
          joinWords(
            words`Halo ${{ name }}, bukti bayarmu untuk ${{ plan }} belum bisa kami terima${{ reason: withReason(reason) }}\n\n`,
            askAnother({ dueAt, moreTime }),
          ),
        link: proofLink,
      },
    ]),
  ],

  'order.expired': [
    expiredOrder(
      (tx, orderUid) => readEnded(tx, orderUid, ORDER_STATUS.expired),
      [
        {
          title: ({ plan }) => words`${{ plan }} belum jadi`,
          body: ({ name, plan, money }) =>
            words`Halo ${{ name }}, batas waktu bayar untuk ${{ plan }} sudah lewat.\n\nMasih mau? Ulangi kapan saja. ${{ money }}`,
          link: ({ againLink }) => againLink,
        },
      ],
    ),
  ],

  'order.cancelled': [
    cancelledOrder(
      (tx, orderUid) => readEnded(tx, orderUid, ORDER_STATUS.cancelled),
      [
        {
          title: ({ plan }) => words`${{ plan }} dibatalkan`,
          body: ({ name, plan, money, cancelledFor }) =>
            words`Halo ${{ name }}, ${{ plan }} sudah dibatalkan${{ reason: withReason(cancelledFor) }}\n\n${{ money }}`,
          link: ({ againLink }) => againLink,
        },
      ],
    ),
  ],
} satisfies Partial<MessagesOf<'giving'>>;
