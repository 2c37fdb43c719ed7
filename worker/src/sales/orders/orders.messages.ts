import { formatSen } from '#domain/platform/sen';
import { outstandingSen } from '#domain/sales/invoices/invoice';
import { isHeldMoney } from '#domain/sales/refunds/refund';
import { words } from '#domain/messages/message-template';
import { openingHours } from '#runtime/platform/settings/shop-settings';
import { formatWibDeadline } from '../../messages/format.js';
import { type MessagesOf, message } from '../../messages/message-table.js';
import { readTogether } from '../../platform/jobs/read-together.js';
import { bouncedMessages } from './bounced.messages.js';
import { readPayWay } from './answer-first.js';
import { readOrderFacts } from './order-facts.js';
import { payoutAccountMessages } from './payout-account.messages.js';
import { refundMessages } from './refunds.messages.js';

const readPayment = readTogether(async (tx, uids) => {
  const payments = await tx.payment.findMany({
    where: { uid: { in: uids } },
    select: { uid: true, method: true, amountSen: true, receivedSen: true },
  });
  return new Map(payments.map((payment) => [payment.uid, payment]));
});

/** Messages of orders of all product lines. Messages about what was bought are in the line's own table. */
export const orderMessages: MessagesOf<'sales'> = {
  'order.created': [],
  'order.contact-listed': [],
  'order.payment-requested': [],
  'order.cancelled': [],
  'order.expired': [],
  'order.reopened': [
    message({
      kind: 'tell-order-reopened',
      facts: async (tx, { orderUid }) => {
        const order = await readOrderFacts(tx, orderUid);
        return { ...order, ...(await readPayWay(tx, order)) };
      },
      texts: [
        {
          name: 'without-deadline',
          condition: ({ dueAt }) => dueAt === null,
          title: ({ number }) => words`Pesanan ${{ number }} dibuka lagi`,
          body: ({ name, plan, total, first }) =>
            words`Halo ${{ name }}, pesananmu untuk ${{ plan }} kami buka lagi.\n\nTotalnya ${{ total }}. Batas waktu bayarnya belum berjalan; begitu berjalan, kamu kami kabari. Boleh juga bayar sekarang.${{ first }}`,
          link: ({ payLink }) => payLink,
        },
        {
          name: 'due',
          title: ({ number }) => words`Pesanan ${{ number }} dibuka lagi`,
          body: ({ name, plan, toPay, dueAt, first }) =>
            words`Halo ${{ name }}, pesananmu untuk ${{ plan }} kami buka lagi.\n\nTransfer ${{ total: toPay }} sebelum ${{ dueAt: formatWibDeadline(dueAt!) }}, lalu unggah bukti bayarnya.${{ first }}`,
          link: ({ payLink }) => payLink,
        },
      ],
    }),
  ],
  'payment.due-soon': [],
  'payment.rejected': [],
  'payment.late': [],

  'payment.submitted': [
    message({
      kind: 'tell-proof-received',
      facts: (tx, { orderUid }) => readOrderFacts(tx, orderUid),
      texts: [
        {
          title: ({ number }) => words`Bukti bayar pesanan ${{ number }} sudah masuk`,
          body: ({ name, plan }) =>
            words`Halo ${{ name }}, terima kasih. Bukti bayarmu untuk ${{ plan }} sedang kami periksa, setiap hari pukul ${{ hours: openingHours() }} WIB. Kami kabari begitu selesai.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'payment.confirmed': [
    message({
      kind: 'tell-payment-confirmed',
      facts: async (tx, { orderUid, paymentUid, isRenewal }) => {
        // The line says until when it is paid.
        if (isRenewal) return null;
        const payment = await readPayment(tx, paymentUid);
        // Nothing came: what was used says itself that it is paid.
        if (!payment || isHeldMoney(payment.method)) return null;
        return { ...(await readOrderFacts(tx, orderUid)), amount: formatSen(payment.receivedSen ?? payment.amountSen) };
      },
      texts: [
        {
          title: ({ number }) => words`Pembayaran pesanan ${{ number }} sudah terkonfirmasi`,
          body: ({ name, plan, amount }) =>
            words`Halo ${{ name }}, pembayaran ${{ plan }} sebesar ${{ amount }} sudah kami terima. Terima kasih!\n\nKalau ada langkah berikutnya, kami kabari lewat pesan terpisah.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'payment.short': [
    message({
      kind: 'tell-payment-short',
      facts: async (tx, { orderUid, paymentUid }, now) => {
        const { receivedSen, invoice } = await tx.payment.findUniqueOrThrow({
          where: { uid: paymentUid },
          select: {
            receivedSen: true,
            invoice: { select: { status: true, amountSen: true, receivedSen: true, askedSen: true, dueAt: true } },
          },
        });
        // The rest has come, or the order has ended or is about to; of instalments the line says what comes next.
        const isLate = invoice.dueAt !== null && invoice.dueAt <= now;
        if (invoice.status !== 'open' || invoice.askedSen !== null || isLate) return null;
        const order = await readOrderFacts(tx, orderUid);
        const [amount, rest] = [formatSen(receivedSen ?? 0n), formatSen(outstandingSen(invoice))];
        return { ...order, amount, rest, dueAt: invoice.dueAt };
      },
      texts: [
        {
          title: ({ number, rest }) => words`Pembayaran pesanan ${{ number }} kurang ${{ rest }}`,
          body: ({ name, plan, amount, rest, dueAt }) =>
            words`Halo ${{ name }}, ${{ amount }} untuk ${{ plan }} sudah kami terima, terima kasih. Masih kurang ${{ rest }}.\n\nTransfer sisanya dan unggah buktinya${{ dueAt: dueAt ? ` sebelum ${formatWibDeadline(dueAt)}` : '' }}, ya.`,
          link: ({ paymentLink }) => paymentLink,
        },
      ],
    }),
  ],

  ...refundMessages,
  'credit.kept': [],
  'unplaced-money.booked': [],
  'unplaced-money.reversed': [],
  'statement-line.charged': [],
  'statement-line.charge-reversed': [],
  'gateway.settled': [],
  'gateway.settlement-reversed': [],
  'cost.booked': [],
  'cost.reversed': [],
  'cost.recovered': [],
  'cost.recovery-undone': [],
  'unplaced-money.joined': [],
  'unplaced-money.returned': [],
  ...bouncedMessages,
  ...payoutAccountMessages,
};
