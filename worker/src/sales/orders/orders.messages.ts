import { PAGE } from '#contracts/shop-paths';
import { formatSen } from '#domain/platform/sen';
import { outstandingSen } from '#domain/sales/invoices/invoice';
import { CREDIT_PAYS, partsOfRefund, usedAsCredit } from '#domain/sales/refunds/credit';
import { words } from '#domain/messages/message-template';
import type { Tx } from '#runtime/platform/db/database';
import { openingHours } from '#runtime/platform/settings/shop-settings';
import { formatWibDeadline, withReason } from '../../messages/format.js';
import { type MessagesOf, message } from '../../messages/message-table.js';
import { readTogether } from '../../platform/jobs/read-together.js';
import { bouncedMessages } from './bounced.messages.js';
import { readAskedBack } from './asked-back-facts.js';
import { readOrderFacts } from './order-facts.js';
import { payoutAccountMessages } from './payout-account.messages.js';

const readConfirmed = readTogether(async (tx, orderUids) => {
  const where = { orderUid: { in: orderUids }, state: 'confirmed' };
  const payments = await tx.payment.findMany({
    where,
    orderBy: { decidedAt: 'asc' },
    select: { orderUid: true, amountSen: true, receivedSen: true },
  });
  return new Map(payments.map((payment) => [payment.orderUid, payment]));
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
      facts: (tx, { orderUid }) => readOrderFacts(tx, orderUid),
      texts: [
        {
          name: 'without-deadline',
          condition: ({ dueAt }) => dueAt === null,
          title: ({ number }) => words`Pesanan ${{ number }} dibuka lagi`,
          body: ({ name, plan, total }) =>
            words`Halo ${{ name }}, pesananmu untuk ${{ plan }} kami buka lagi.\n\nTotalnya ${{ total }}. Batas waktu bayarnya belum berjalan; begitu berjalan, kamu kami kabari. Boleh juga bayar sekarang.`,
          link: ({ paymentLink }) => paymentLink,
        },
        {
          name: 'due',
          title: ({ number }) => words`Pesanan ${{ number }} dibuka lagi`,
          body: ({ name, plan, toPay, dueAt }) =>
            words`Halo ${{ name }}, pesananmu untuk ${{ plan }} kami buka lagi.\n\nTransfer ${{ total: toPay }} sebelum ${{ dueAt: formatWibDeadline(dueAt!) }}, lalu unggah bukti bayarnya.`,
          link: ({ paymentLink }) => paymentLink,
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
      facts: async (tx, { orderUid, isRenewal }) => {
        // The line says until when it is paid.
        if (isRenewal) return null;
        const payment = await readConfirmed(tx, orderUid);
        return payment
          ? { ...(await readOrderFacts(tx, orderUid)), amount: formatSen(payment.receivedSen ?? payment.amountSen) }
          : null;
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

  'refund.requested': [
    message({
      kind: 'tell-refund-requested',
      // What the system gives back, the line has a message of its own for.
      facts: async (tx, event) => {
        const { by, ...refund } = await readRefund(tx, event);
        return by === 'system' ? null : refund;
      },
      texts: [
        {
          title: ({ number }) => words`Uang pesanan ${{ number }} akan kami kembalikan`,
          body: ({ name, plan, left: amount, reason }) =>
            words`Halo ${{ name }}, ${{ amount }} untuk ${{ plan }} akan kami transfer kembali${{ reason: withReason(reason) }}\n\nKami kabari lagi begitu dananya kami kirim, biasanya dalam tiga hari kerja.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'refund.credited': [
    message({
      kind: 'tell-refund-credited',
      facts: readCredited,
      texts: [
        {
          title: ({ amount }) => words`${{ amount }} masuk ke kredit Patunganmu`,
          body: ({ name, plan, amount, reason }) =>
            words`Halo ${{ name }}, ${{ amount }} dari ${{ plan }} kami simpan sebagai kreditmu${{ reason: withReason(reason) }}\n\n${{ pays: CREDIT_PAYS }} Mau dikirim ke rekeningmu? Isi rekeningnya di halaman Pesanan, ya.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'credit.used': [
    message({
      kind: 'tell-credit-used',
      facts: async (tx, { orderUid, paymentUid }) => {
        const { amountSen, invoice } = await tx.payment.findUniqueOrThrow({
          where: { uid: paymentUid },
          select: { amountSen: true, invoice: { select: { purpose: true } } },
        });
        const order = await readOrderFacts(tx, orderUid);
        return { ...order, amount: formatSen(amountSen), isRenewal: invoice.purpose === 'renewal' };
      },
      texts: [
        {
          title: ({ amount, plan }) => words`${{ amount }} dari kreditmu dipakai untuk ${{ plan }}`,
          body: ({ name, plan, amount, isRenewal }) =>
            words`Halo ${{ name }}, ${{ what: isRenewal ? 'perpanjangan' : 'pesanan' }} ${{ plan }} kami bayar dengan ${{ amount }} dari kreditmu. Kalau masih ada sisanya, ${{ rest: isRenewal ? 'kami kirim tagihannya di pesan terpisah' : 'tagihannya ada di rincian pesanan' }}.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'credit.asked-back': [
    message({
      kind: 'tell-credit-asked-back',
      facts: readAskedBack,
      texts: [
        {
          title: () => 'Permintaan pengembalian kreditmu kami terima',
          body: ({ name, bank, ending }) =>
            words`Halo ${{ name }}, kreditmu akan kami kirim ke rekening ${{ bank }} yang berakhiran ${{ ending }}. Kami kabari lagi begitu dananya kami kirim, biasanya dalam tiga hari kerja.\n\nKalau bukan kamu yang meminta, segera batalkan di halaman Pesanan dan hubungi kami, ya.`,
          link: () => PAGE.orders,
        },
      ],
    }),
  ],
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

  'refund.issued': [
    message({
      kind: 'tell-refund-issued',
      facts: readRefund,
      texts: [
        {
          title: ({ number }) => words`Uang pesanan ${{ number }} sudah kami kembalikan`,
          body: ({ name, plan, left: amount, used, bank, ending, reason, reference }) =>
            words`Halo ${{ name }}, ${{ amount }} untuk ${{ plan }} sudah kami transfer kembali${{ account: ending ? ` ke rekening ${bank} yang berakhiran ${ending}` : '' }}${{ reason: withReason(reason) }}${{ used: used ? `\n\nSebelumnya ${usedAsCredit(used)}.` : '' }}${{ reference: reference ? `\n\nNomor referensi: ${reference}.` : '' }}\n\nKalau dalam tiga hari kerja belum masuk, hubungi kami, ya.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],
};

/** Of all that one act has kept as credit for one reason, so that it is told once; null of the others of these. */
async function readCredited(tx: Tx, event: { refundUid: string }) {
  const { uid, orderUid, createdAt, reason } = await tx.refund.findUniqueOrThrow({ where: { uid: event.refundUid } });
  const together = await tx.refund.findMany({
    where: { orderUid, createdAt, reason, creditedAt: { not: null } },
    orderBy: { uid: 'asc' },
    select: { uid: true, amountSen: true },
  });
  if (together[0]?.uid !== uid) return null;
  return {
    ...(await readRefund(tx, event)),
    amount: formatSen(together.reduce((sum, one) => sum + one.amountSen, 0n)),
  };
}

async function readRefund(tx: Tx, { refundUid }: { refundUid: string }) {
  const { orderUid, accountNumber, bankName, state, uses, amountSen, ...refund } = await tx.refund.findUniqueOrThrow({
    where: { uid: refundUid },
    select: {
      orderUid: true,
      amountSen: true,
      state: true,
      uses: { select: { receivedSen: true } },
      bankName: true,
      accountNumber: true,
      reason: true,
      reference: true,
      by: true,
    },
  });
  const account = { bank: bankName ?? 'bank', ending: accountNumber?.slice(-4) ?? null };
  const { amount: left, used } = partsOfRefund({ state, uses, amountSen });
  return {
    ...(await readOrderFacts(tx, orderUid)),
    ...account,
    ...refund,
    amount: formatSen(amountSen),
    left: formatSen(left),
    used: used > 0n ? formatSen(used) : null,
  };
}
