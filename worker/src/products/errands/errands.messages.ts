import { errandPath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import { firstNameOf } from '#domain/identity/customers/first-name';
import { formatSen } from '#domain/platform/sen';
import { type ErrandState, quotedSen } from '#domain/products/errands/errand';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { joinWords, words } from '#domain/messages/message-template';
import type { Tx } from '#runtime/platform/db/database';
import { formatWibDeadline, withReason } from '../../messages/format.js';
import { type MessagesOf, message } from '../../messages/message-table.js';
import { readOrderFacts } from '../../sales/orders/order-facts.js';
import { askAnother, proofLink, rejectedProof } from '../../sales/orders/rejected-proof.js';
import { readArrival } from '../../sales/shipping/arrival.js';
import { cancelledOrder, expiredOrder } from '../../sales/orders/ended-unpaid.js';

/** What an errand sends; the parcel and the money send the rest. */
export const errandMessages: MessagesOf<'errands'> = {
  'errand.quoted': [
    message({
      kind: 'tell-errand-quoted',
      facts: async (tx, { errandUid }, now) => {
        const errand = await readErrand(tx, errandUid, ['quoted']);
        const { quoteEndsAt, unitPriceSen, feeSen } = errand?.row ?? {};
        if (!errand || !quoteEndsAt || quoteEndsAt <= now || unitPriceSen == null || feeSen == null) return null;
        const total = formatSen(quotedSen({ quantity: errand.row.quantity, unitPriceSen, feeSen }));
        return { ...errand, total, endsAt: quoteEndsAt };
      },
      texts: [
        {
          title: ({ plan }) => words`Penawaran untuk titipanmu: ${{ plan }}`,
          body: ({ name, plan, total, endsAt }) =>
            words`Halo ${{ name }}, kami bisa membelikan ${{ plan }} seharga ${{ total }}, sudah dengan jasa titip dan belum dengan ongkos kirim.\n\nCocok? Terima penawarannya sebelum ${{ endsAt: formatWibDeadline(endsAt) }}.`,
          link: ({ errandLink }) => errandLink,
        },
      ],
    }),
  ],

  'errand.declined': [
    message({
      kind: 'tell-errand-declined',
      facts: (tx, { errandUid }) => readErrand(tx, errandUid, ['declined']),
      texts: [
        {
          title: ({ plan }) => words`Titipanmu ${{ plan }} belum bisa kami belikan`,
          body: ({ name, plan, row }) =>
            words`Halo ${{ name }}, terima kasih sudah menitip ${{ plan }}. Kali ini belum bisa kami belikan${{ reason: withReason(row.reason) }}\n\nPunya barang lain? Titip lagi kapan saja.`,
          link: () => PAGE.setitip,
        },
      ],
    }),
  ],

  'errand.lapsed': [
    message({
      kind: 'tell-errand-lapsed',
      facts: (tx, { errandUid }) => readErrand(tx, errandUid, ['lapsed']),
      texts: [
        {
          title: ({ plan }) => words`Penawaran untuk ${{ plan }} sudah berakhir`,
          body: ({ name, plan }) =>
            words`Halo ${{ name }}, waktu penawaran untuk ${{ plan }} sudah habis, jadi titipanmu kami tutup.\n\nMasih mau? Titip lagi, dan kami cek harganya yang terbaru.`,
          link: () => PAGE.setitipOrder,
        },
      ],
    }),
  ],

  'errand.bought': [
    message({
      kind: 'tell-errand-bought',
      facts: async (tx, { errandUid }) => {
        const errand = await readErrand(tx, errandUid, ['bought']);
        return errand && { ...errand, arrival: await readArrival(tx, errand.row.orderUid!) };
      },
      texts: [
        {
          title: ({ plan }) => words`${{ plan }} sudah kami belikan`,
          body: ({ name, plan, row, arrival }) =>
            words`Halo ${{ name }}, titipanmu ${{ plan }} sudah kami beli${{ cost: row.costSen === null ? '' : ` seharga ${formatSen(row.costSen)}` }}. Struknya bisa kamu lihat di halaman titipan.\n\n${{ arrival }}`,
          link: ({ errandLink }) => errandLink,
        },
      ],
    }),
  ],

  'order.created': [
    message({
      kind: 'tell-order-created',
      facts: (tx, { orderUid }) => readPayable(tx, orderUid),
      texts: [
        {
          title: ({ number }) => words`Titipanmu tinggal dibayar (${{ number }})`,
          body: ({ name, plan, toPay, dueAt, moreTime }) =>
            words`Halo ${{ name }}, terima kasih sudah menerima penawaran untuk ${{ plan }}.\n\nTransfer ${{ total: toPay }} sebelum ${{ dueAt: formatWibDeadline(dueAt) }}, lalu unggah bukti bayarnya. Setelah itu langsung kami belikan.${{ moreTime }}`,
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
            words`Halo ${{ name }}, batas bayar ${{ total: toPay }} untuk titipanmu ${{ plan }} tinggal sebentar lagi: ${{ dueAt: formatWibDeadline(dueAt) }}.\n\nSudah transfer? Unggah buktinya supaya titipanmu tidak ditutup.`,
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
            words`Halo ${{ name }}, bukti bayarmu untuk titipan ${{ plan }} belum bisa kami terima${{ reason: withReason(reason) }}\n\n`,
            askAnother({ dueAt, moreTime }),
          ),
        link: proofLink,
      },
    ]),
  ],

  'order.expired': [
    expiredOrder(
      (tx, orderUid) => readErrandOrder(tx, orderUid, [ORDER_STATUS.expired]),
      [
        {
          title: ({ number }) => words`Pesanan ${{ number }} kedaluwarsa`,
          body: ({ name, plan, money }) =>
            words`Halo ${{ name }}, waktu bayar untuk titipanmu ${{ plan }} sudah lewat, jadi pesanannya kami tutup.\n\n${{ money }}`,
          link: ({ errandLink }) => errandLink,
        },
      ],
    ),
  ],

  'order.cancelled': [
    cancelledOrder(
      (tx, orderUid) => readErrandOrder(tx, orderUid, [ORDER_STATUS.cancelled]),
      [
        {
          title: ({ number }) => words`Pesanan ${{ number }} dibatalkan`,
          body: ({ name, plan, money, cancelledFor }) =>
            words`Halo ${{ name }}, pesanan titipanmu ${{ plan }} sudah dibatalkan${{ reason: withReason(cancelledFor) }}\n\n${{ money }}`,
          link: ({ errandLink }) => errandLink,
        },
      ],
    ),
  ],
};

/** Null when it has left these states: a later event has a message of its own. */
async function readErrand(tx: Tx, uid: string, states: ErrandState[]) {
  const row = await tx.errand.findUnique({ where: { uid } });
  if (!row || !(states as string[]).includes(row.state)) return null;
  const { name } = await tx.customer.findUniqueOrThrow({ where: { uid: row.customerUid }, select: { name: true } });
  return {
    customerUid: row.customerUid,
    name: firstNameOf(name),
    plan: row.name,
    errandLink: errandPath(uid),
    row,
  };
}

/** Null for an order of another line, or one that has left these statuses. */
async function readErrandOrder(tx: Tx, orderUid: string, statuses: number[]) {
  const errand = await tx.errand.findUnique({ where: { orderUid }, select: { uid: true } });
  if (!errand) return null;
  const order = await readOrderFacts(tx, orderUid);
  return statuses.includes(order.status) ? { ...order, errandLink: errandPath(errand.uid) } : null;
}

/** Null when there is nothing to pay any more. */
async function readPayable(tx: Tx, orderUid: string) {
  const order = await readErrandOrder(tx, orderUid, [ORDER_STATUS.awaitingPayment]);
  return order?.dueAt ? { ...order, dueAt: order.dueAt } : null;
}
