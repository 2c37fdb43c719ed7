import { joinWords, words } from '#domain/messages/message-template';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { formatWibDeadline, withReason } from '../../messages/format.js';
import { type MessagesOf, message } from '../../messages/message-table.js';
import { cancelledOrder, expiredOrder } from '../../sales/orders/ended-unpaid.js';
import { askAnother, proofLink, rejectedProof } from '../../sales/orders/rejected-proof.js';
import { readAsked, readExpired, readInstalment, readPayable, readShareIn } from './qurban-facts.js';

/** What an order of Sekurban sends about its money, in one sum or in instalments. docs/rules/messages.md */
export const qurbanOrderMessages = {
  'order.created': [
    message({
      kind: 'tell-order-created',
      facts: (tx, { orderUid }) => readPayable(tx, orderUid),
      texts: [
        {
          name: 'savings',
          condition: ({ next }) => next !== null,
          title: ({ number }) => words`Tabungan qurbanmu sudah dimulai (${{ number }})`,
          body: ({ name, plan, next, dueAt, moreTime }) =>
            words`Halo ${{ name }}, bagianmu di ${{ plan }} kami simpan.\n\nTransfer cicilan pertama ${{ nextAmount: next?.amount }} sebelum ${{ dueAt: formatWibDeadline(dueAt) }}, lalu unggah buktinya. Cicilan berikutnya kami ingatkan.${{ moreTime }}`,
          link: ({ paymentLink }) => paymentLink,
        },
        {
          name: 'whole',
          title: ({ number }) => words`Bagian qurbanmu sudah kami simpan (${{ number }})`,
          body: ({ name, plan, toPay, dueAt, moreTime }) =>
            words`Halo ${{ name }}, bagianmu di ${{ plan }} kami simpan.\n\nTransfer ${{ total: toPay }} sebelum ${{ dueAt: formatWibDeadline(dueAt) }}, lalu unggah bukti bayarnya.${{ moreTime }}`,
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
          body: ({ name, plan, toPay, next, dueAt }) =>
            words`Halo ${{ name }}, batas bayar ${{ amount: next?.amount ?? toPay }} untuk ${{ plan }} tinggal sebentar lagi: ${{ dueAt: formatWibDeadline(dueAt) }}.\n\nSudah transfer? Unggah buktinya supaya bagianmu tidak dilepas.`,
          link: ({ paymentLink }) => paymentLink,
        },
      ],
    }),
  ],

  'payment.rejected': [
    rejectedProof(readAsked, [
      {
        title: ({ number }) => words`Bukti bayar pesanan ${{ number }} belum bisa kami terima`,
        body: ({ name, plan, reason, dueAt, moreTime }) =>
          joinWords(
            words`Halo ${{ name }}, bukti bayarmu untuk ${{ plan }} belum bisa kami terima${{ reason: withReason(reason) }}\n\nBagianmu masih kami simpan. `,
            askAnother({ dueAt, moreTime }),
          ),
        link: proofLink,
      },
    ]),
  ],

  'payment.short': [
    message({
      kind: 'tell-qurban-instalment',
      facts: async (tx, { orderUid }, now) => {
        const share = await readInstalment(tx, orderUid);
        // Its season has ended: what comes next is the end of the order.
        return share && share.dueAt > now ? { ...share, isLate: share.next.dueAt <= now } : null;
      },
      texts: [
        {
          name: 'late',
          condition: ({ isLate }) => isLate,
          title: ({ received }) => words`Tabungan qurbanmu sekarang ${{ received }}`,
          body: ({ name, plan, received, total, next, dueAt }) =>
            words`Halo ${{ name }}, cicilanmu untuk ${{ plan }} sudah kami terima. Terkumpul ${{ received }} dari ${{ total }}.\n\nCicilan ke-${{ nextNumber: next.number }} dari ${{ nextOf: next.of }} masih kurang ${{ nextAmount: next.amount }}. Bagianmu kami simpan sampai ${{ dueAt: formatWibDeadline(dueAt) }}, jadi lunasi sebelum itu, ya.`,
          link: ({ paymentLink }) => paymentLink,
        },
        {
          title: ({ received }) => words`Tabungan qurbanmu sekarang ${{ received }}`,
          body: ({ name, plan, received, total, next }) =>
            words`Halo ${{ name }}, cicilanmu untuk ${{ plan }} sudah kami terima. Terkumpul ${{ received }} dari ${{ total }}.\n\nCicilan ke-${{ nextNumber: next.number }} dari ${{ nextOf: next.of }}, ${{ nextAmount: next.amount }}, paling lambat ${{ nextDueAt: formatWibDeadline(next.dueAt) }}. Boleh juga lebih awal.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'order.expired': [
    expiredOrder(readExpired, [
      {
        name: 'closed-unpaid',
        condition: ({ endedBefore }) => endedBefore,
        title: ({ season }) => words`Pendaftaran ${{ season }} kami tutup lebih awal`,
        body: ({ name, season, plan, closedFor, money }) =>
          words`Halo ${{ name }}, pendaftaran ${{ season }} kami tutup lebih awal${{ reason: withReason(closedFor) }}\n\nBagianmu untuk ${{ plan }} kami lepas. Maaf, ya. Jangan transfer lagi. ${{ money }}`,
        link: ({ orderLink }) => orderLink,
      },
      {
        title: ({ number }) => words`Pesanan ${{ number }} kedaluwarsa`,
        body: ({ name, plan, money }) =>
          words`Halo ${{ name }}, waktu bayar untuk ${{ plan }} sudah lewat, jadi bagianmu kami lepas. ${{ money }}\n\nMasih ingin ikut? Lihat hewan yang masih dibuka.`,
        link: ({ shopLink }) => shopLink,
      },
    ]),
  ],

  'order.cancelled': [
    cancelledOrder(
      (tx, orderUid) => readShareIn(tx, orderUid, [ORDER_STATUS.cancelled]),
      [
        {
          title: ({ number }) => words`Pesanan ${{ number }} dibatalkan`,
          body: ({ name, plan, money, cancelledFor }) =>
            words`Halo ${{ name }}, pesananmu untuk ${{ plan }} sudah dibatalkan dan bagianmu kami lepas${{ reason: withReason(cancelledFor) }}\n\n${{ money }}`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    ),
  ],

  'qurban.instalment-due': [
    message({
      kind: 'remind-qurban-instalment',
      facts: (tx, { orderUid, number }) => readInstalment(tx, orderUid, number),
      texts: [
        {
          title: ({ next }) => words`Cicilan qurban ke-${{ nextNumber: next.number }}: ${{ nextAmount: next.amount }}`,
          body: ({ name, plan, received, total, next }) =>
            words`Halo ${{ name }}, cicilan ke-${{ nextNumber: next.number }} dari ${{ nextOf: next.of }} untuk ${{ plan }} jatuh pada ${{ nextDueAt: formatWibDeadline(next.dueAt) }}: ${{ nextAmount: next.amount }}. Sudah terkumpul ${{ received }} dari ${{ total }}.`,
          link: ({ paymentLink }) => paymentLink,
        },
      ],
    }),
  ],

  'qurban.instalment-late': [
    message({
      kind: 'tell-qurban-late',
      facts: (tx, { orderUid, number }) => readInstalment(tx, orderUid, number),
      texts: [
        {
          title: ({ next }) => words`Cicilan qurban ke-${{ nextNumber: next.number }} belum masuk`,
          body: ({ name, plan, next, dueAt }) =>
            words`Halo ${{ name }}, cicilan ${{ nextAmount: next.amount }} untuk ${{ plan }} belum kami terima. Bagianmu kami simpan sampai ${{ dueAt: formatWibDeadline(dueAt) }}.\n\nSedang sulit? Hubungi kami sebelum itu, ya. Uang yang sudah masuk tidak hilang.`,
          link: ({ paymentLink }) => paymentLink,
        },
      ],
    }),
  ],
} satisfies Partial<MessagesOf<'qurban'>>;
