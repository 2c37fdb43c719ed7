import { merchandiseOrderPath } from '#contracts/product-paths';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { joinWords, words } from '#domain/messages/message-template';
import type { Tx } from '#runtime/platform/db/database';
import { formatWibDeadline, withReason } from '../../messages/format.js';
import { type MessagesOf, message } from '../../messages/message-table.js';
import { type OrderFacts, readOrderFacts } from '../../sales/orders/order-facts.js';
import { askAnother, proofLink, rejectedProof } from '../../sales/orders/rejected-proof.js';
import { cancelledOrder, expiredOrder } from '../../sales/orders/ended-unpaid.js';

/** What an order for things of the shop sends; its parcel sends the rest. */
export const merchandiseMessages: MessagesOf<'merchandise'> = {
  'order.created': [
    message({
      kind: 'tell-order-created',
      facts: (tx, { orderUid }) => readPayable(tx, orderUid),
      texts: [
        {
          title: ({ number }) => words`Pesanan ${{ number }} sudah kami terima`,
          body: ({ name, plan, toPay, dueAt, moreTime }) =>
            words`Halo ${{ name }}, ${{ plan }} sudah kami sisihkan untukmu.\n\nTransfer ${{ total: toPay }} sebelum ${{ dueAt: formatWibDeadline(dueAt) }}, lalu unggah bukti bayarnya. Lewat dari itu, barangnya kami lepas untuk pembeli lain.${{ moreTime }}`,
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
          title: ({ number }) => words`Jangan lupa bayar pesanan ${{ number }}`,
          body: ({ name, plan, toPay, dueAt }) =>
            words`Halo ${{ name }}, batas bayar ${{ total: toPay }} untuk ${{ plan }} tinggal sebentar lagi: ${{ dueAt: formatWibDeadline(dueAt) }}.\n\nSudah transfer? Unggah buktinya supaya barangnya tetap untukmu.`,
          link: ({ paymentLink }) => paymentLink,
        },
      ],
    }),
  ],

  'payment.rejected': [
    rejectedProof(readPayable, [
      {
        title: ({ number }) => words`Bukti bayar pesanan ${{ number }} belum bisa kami terima`,
        body: ({ name, plan, reason, dueAt, moreTime }) =>
          joinWords(
            words`Halo ${{ name }}, bukti bayarmu untuk ${{ plan }} belum bisa kami terima${{ reason: withReason(reason) }}\n\nBarangnya masih kami simpan. `,
            askAnother({ dueAt, moreTime }),
          ),
        link: proofLink,
      },
    ]),
  ],

  'order.expired': [
    expiredOrder(
      (tx, orderUid) => readGoodsFacts(tx, orderUid, [ORDER_STATUS.expired]),
      [
        {
          title: ({ number }) => words`Pesanan ${{ number }} kedaluwarsa`,
          body: ({ name, plan, money }) =>
            words`Halo ${{ name }}, batas waktu bayar untuk ${{ plan }} sudah lewat, jadi barangnya kami lepas.\n\nMasih mau? Pesan lagi kapan saja. ${{ money }}`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    ),
  ],

  'order.cancelled': [
    cancelledOrder(
      (tx, orderUid) => readGoodsFacts(tx, orderUid, [ORDER_STATUS.cancelled]),
      [
        {
          title: ({ number }) => words`Pesanan ${{ number }} dibatalkan`,
          body: ({ name, plan, money, cancelledFor }) =>
            words`Halo ${{ name }}, pesananmu untuk ${{ plan }} sudah dibatalkan${{ reason: withReason(cancelledFor) }}\n\n${{ money }}`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    ),
  ],
};

/** Null for an order of another line, or one that has left these statuses. */
async function readGoodsFacts(tx: Tx, orderUid: string, statuses: number[]): Promise<OrderFacts | null> {
  const { productLine, status } = await tx.order.findUniqueOrThrow({
    where: { uid: orderUid },
    select: { productLine: true, status: true },
  });
  if (productLine !== 'merchandise' || !statuses.includes(status)) return null;
  return { ...(await readOrderFacts(tx, orderUid)), orderLink: merchandiseOrderPath(orderUid) };
}

/** Null when there is nothing to pay any more. */
async function readPayable(tx: Tx, orderUid: string): Promise<(OrderFacts & { dueAt: Date }) | null> {
  const order = await readGoodsFacts(tx, orderUid, [ORDER_STATUS.awaitingPayment]);
  return order?.dueAt ? { ...order, dueAt: order.dueAt } : null;
}
