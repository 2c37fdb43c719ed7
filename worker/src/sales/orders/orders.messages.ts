import { PAGE } from '#contracts/shop-paths';
import { formatSen } from '#domain/platform/sen';
import type { Tx } from '#runtime/platform/db/database';
import { withReason } from '../../messages/format.js';
import { type MessagesOf, message } from '../../messages/message-table.js';
import { readTogether } from '../../platform/jobs/read-together.js';
import { readOrderFacts } from './order-facts.js';

const readConfirmed = readTogether(async (tx, orderUids) => {
  const where = { orderUid: { in: orderUids }, state: 'confirmed' };
  const payments = await tx.payment.findMany({ where, select: { orderUid: true, amountSen: true } });
  return new Map(payments.map((payment) => [payment.orderUid, payment]));
});

/** Messages of orders of all product lines. Messages about what was bought are in the line's own table. */
export const orderMessages: MessagesOf<'sales'> = {
  'order.created': [],
  'order.contact-listed': [],
  'order.payment-requested': [],
  'order.cancelled': [],
  'order.expired': [],
  'payment.due-soon': [],
  'payment.rejected': [],

  'payment.submitted': [
    message({
      kind: 'tell-proof-received',
      facts: (tx, { orderUid }) => readOrderFacts(tx, orderUid),
      texts: [
        {
          title: ({ number }) => `Bukti bayar pesanan ${number} sudah masuk`,
          body: ({ name, plan }) =>
            `Halo ${name}, terima kasih. Bukti bayarmu untuk ${plan} sedang kami periksa, setiap hari pukul 09.00-21.00 WIB. Kami kabari begitu selesai.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'payment.confirmed': [
    message({
      kind: 'tell-payment-confirmed',
      facts: async (tx, { orderUid, isRenewal }) => {
        // The line says until when it is paid.
        if (isRenewal) return null;
        const payment = await readConfirmed(tx, orderUid);
        return payment ? { ...(await readOrderFacts(tx, orderUid)), amount: formatSen(payment.amountSen) } : null;
      },
      texts: [
        {
          title: ({ number }) => `Pembayaran pesanan ${number} sudah terkonfirmasi`,
          body: ({ name, plan, amount }) =>
            `Halo ${name}, pembayaranmu sebesar ${amount} untuk ${plan} sudah kami terima. Terima kasih!\n\nLangkah berikutnya kami kabari lewat pesan terpisah.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'refund.issued': [
    message({
      kind: 'tell-refund-issued',
      facts: (tx, { refundUid }) => readRefundFacts(tx, refundUid),
      texts: [
        {
          title: ({ number }) => `Uang pesanan ${number} kami kembalikan`,
          body: ({ name, plan, amount, reason }) =>
            `Halo ${name}, ${amount} untuk ${plan} kami kembalikan${withReason(reason)}\n\nKalau dalam tiga hari kerja belum masuk, hubungi kami, ya.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'refund.credited': [
    message({
      kind: 'tell-refund-credited',
      facts: (tx, { refundUid }) => readRefundFacts(tx, refundUid),
      texts: [
        {
          title: ({ amount }) => `${amount} masuk ke kredit Patunganmu`,
          body: ({ name, plan, amount, reason }) =>
            `Halo ${name}, ${amount} dari ${plan} kami simpan sebagai kreditmu${withReason(reason)}\n\nMau dikirim ke rekeningmu? Hubungi kami, ya.`,
          link: () => PAGE.orders,
        },
      ],
    }),
  ],
};

async function readRefundFacts(tx: Tx, uid: string) {
  const { orderUid, amountSen, reason } = await tx.refund.findUniqueOrThrow({
    where: { uid },
    select: { orderUid: true, amountSen: true, reason: true },
  });
  return { ...(await readOrderFacts(tx, orderUid)), amount: formatSen(amountSen), reason };
}
