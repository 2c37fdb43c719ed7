import { withoutHost } from '#domain/catalogue/plan-name';
import { answersPath } from '#contracts/shop-paths';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { joinWords, words } from '#domain/messages/message-template';
import { newProof } from '#domain/sales/payments/rejected-proof';
import type { Tx } from '#runtime/platform/db/database';
import { formatWibDeadline, withReason } from '../../messages/format.js';
import { type MessagesOf, message, textIf } from '../../messages/message-table.js';
import { proofLink, rejectedProof } from '../../sales/orders/rejected-proof.js';
import { type AskedSeatFacts, type SeatFacts, readAskedSeat, readSeatFacts } from './seat-facts.js';
import { cancelledOrder, expiredOrder } from '../../sales/orders/ended-unpaid.js';

type Payable = AskedSeatFacts & { dueAt: Date };

const isHost = ({ kind, status }: SeatFacts) => kind === 'host' && status === ORDER_STATUS.processing;
const waitsForGroup = ({ status }: SeatFacts) => status === ORDER_STATUS.waitingForGroup;
const mustVerify = (order: AskedSeatFacts): order is AskedSeatFacts & { verifyBy: Date } =>
  waitsForGroup(order) && order.verifyBy !== null;
const isPayable = (order: AskedSeatFacts): order is Payable =>
  order.status === ORDER_STATUS.awaitingPayment && order.dueAt !== null;
const isReadyToPay = (order: AskedSeatFacts): order is Payable => order.kind === 'ready' && isPayable(order);
/** A share of donations pays it: nothing asks its customer to. docs/decisions/0112 */
const isGivenNow = (order: AskedSeatFacts): order is Payable => order.isGiven && isPayable(order);
const GIVEN = 'Jangan dibayar, ya: kursi ini kami yang membayar dari donasi, dan kamu kami kabari begitu sudah.';
const isCancelled = ({ status }: SeatFacts) => status === ORDER_STATUS.cancelled;
const isExpired = ({ status }: SeatFacts) => status === ORDER_STATUS.expired;
const isUnverified = (order: SeatFacts) => isExpired(order) && order.verifyBy !== null;

/** Null when it is over, or a new proof is in already. */
async function readAwaiting(tx: Tx, orderUid: string): Promise<SeatFacts | null> {
  const order = await readSeatFacts(tx, orderUid);
  return order?.status === ORDER_STATUS.awaitingPayment ? order : null;
}

/** What an order for a seat sends: placed, to be paid, rejected, over. */
export const seatOrderMessages = {
  'order.created': [
    message({
      kind: 'tell-order-created',
      facts: (tx, { orderUid }, now) => readAskedSeat(tx, orderUid, now),
      texts: [
        {
          name: 'answers',
          condition: (order) => order.hasQuestions && !mustVerify(order) && !isCancelled(order) && !isExpired(order),
          title: ({ number }) => words`Satu langkah lagi untuk pesanan ${{ number }}`,
          body: ({ name, plan, dueAt, moreTime }) =>
            words`Halo ${{ name }}, kursimu untuk ${{ plan }} sudah kami simpan.\n\nLengkapi dulu syaratnya, baru pesananmu bisa dilanjutkan.${{ dueAt: dueAt ? ` Batas bayarnya ${formatWibDeadline(dueAt)}.` : '' }}${{ moreTime }}`,
          link: ({ orderUid }) => answersPath(orderUid),
        },
        {
          name: 'host',
          condition: isHost,
          title: ({ number }) => words`Kamu jadi host di pesanan ${{ number }}`,
          body: ({ name, plan }) =>
            words`Halo ${{ name }}, terima kasih sudah mau jadi host ${{ plan: withoutHost(plan) }}.\n\nTunggu kabar "saatnya beli" dari kami sebelum membeli langganannya di provider. Setelah debitnya terverifikasi, uangmu kami ganti.`,
          link: ({ orderLink }) => orderLink,
        },
        textIf(mustVerify, {
          name: 'verify',
          title: ({ number }) => words`Verifikasi emailmu untuk pre-order ${{ number }}`,
          body: ({ name, plan, verifyBy }) =>
            words`Halo ${{ name }}, kursimu untuk ${{ plan }} kami simpan sampai ${{ verifyBy: formatWibDeadline(verifyBy) }}.\n\nVerifikasi emailmu sebelum itu lewat tautan yang kami kirim saat kamu mendaftar, lalu kursimu tetap tersimpan. Belum perlu bayar sekarang.`,
          link: ({ orderLink }) => orderLink,
        }),
        {
          name: 'pre-order',
          condition: waitsForGroup,
          title: ({ number }) => words`Pre-order ${{ number }} sudah kami catat`,
          body: ({ name, plan }) =>
            words`Halo ${{ name }}, kursimu untuk ${{ plan }} sudah kami simpan.\n\nBelum perlu bayar sekarang. Begitu grupmu penuh, kami kabari cara dan batas waktu bayarnya.`,
          link: ({ orderLink }) => orderLink,
        },
        textIf(isGivenNow, {
          name: 'given',
          title: ({ number }) => words`Pesanan ${{ number }} sudah kami terima`,
          body: ({ name, plan }) =>
            words`Halo ${{ name }}, kursimu untuk ${{ plan }} sudah kami simpan. ${{ given: GIVEN }}`,
          link: ({ orderLink }) => orderLink,
        }),
        textIf(isReadyToPay, {
          name: 'ready',
          title: ({ number }) => words`Pesanan ${{ number }} sudah kami terima`,
          body: ({ name, plan, toPay, dueAt, moreTime, waits }) =>
            words`Halo ${{ name }}, kursimu untuk ${{ plan }} sudah kami simpan.\n\nTransfer ${{ total: toPay }} sebelum ${{ dueAt: formatWibDeadline(dueAt) }}, lalu unggah bukti bayarnya. Lewat dari itu, kursimu dilepas untuk anggota lain.${{ waits }}${{ moreTime }}`,
          link: ({ paymentLink }) => paymentLink,
        }),
        {
          name: 'other',
          condition: (order) => !isCancelled(order) && !isExpired(order),
          title: ({ number }) => words`Pesanan ${{ number }} sudah kami terima`,
          body: ({ name, plan }) =>
            words`Halo ${{ name }}, pesananmu untuk ${{ plan }} sudah kami terima. Perkembangannya bisa kamu lihat di halaman pesanan.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'order.plan-changed': [
    message({
      kind: 'tell-plan-changed',
      facts: async (tx, { orderUid, variantUid }, now) => {
        const order = await readAskedSeat(tx, orderUid, now);
        const seat = await tx.account.findUnique({ where: { orderUid }, select: { variantUid: true } });
        // A later change has an event of its own.
        return order && seat?.variantUid === variantUid ? order : null;
      },
      texts: [
        textIf(isGivenNow, {
          name: 'given',
          title: ({ number }) => words`Paket pesanan ${{ number }} sudah diganti`,
          body: ({ name, plan, group }) =>
            words`Halo ${{ name }}, pesananmu sekarang ${{ plan }}, kursimu di grup ${{ group }}. ${{ given: GIVEN }}`,
          link: ({ orderLink }) => orderLink,
        }),
        textIf(isPayable, {
          name: 'payable',
          title: ({ number }) => words`Paket pesanan ${{ number }} sudah diganti`,
          body: ({ name, plan, group, toPay, dueAt, moreTime, waits, first }) =>
            words`Halo ${{ name }}, pesananmu sekarang ${{ plan }}, kursimu di grup ${{ group }}.\n\nTransfer ${{ total: toPay }} sebelum ${{ dueAt: formatWibDeadline(dueAt) }}; batas waktunya tidak berubah.${{ first }}${{ waits }}${{ moreTime }}`,
          link: ({ payLink }) => payLink,
        }),
        {
          name: 'pre-order',
          condition: waitsForGroup,
          title: ({ number }) => words`Paket pesanan ${{ number }} sudah diganti`,
          body: ({ name, plan, group }) =>
            words`Halo ${{ name }}, pesananmu sekarang ${{ plan }}, kursimu di grup ${{ group }}. Belum perlu bayar; kami kabari begitu grupnya penuh.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'order.clock-stopped': [
    message({
      kind: 'tell-clock-stopped',
      facts: async (tx, { orderUid }, now) => {
        const order = await readAskedSeat(tx, orderUid, now);
        // Full again meanwhile: the new deadline has an event of its own.
        return order?.status === ORDER_STATUS.awaitingPayment && order.dueAt === null ? order : null;
      },
      texts: [
        {
          name: 'given',
          condition: ({ isGiven }) => isGiven,
          title: ({ number }) => words`Grup pesanan ${{ number }} sekarang tidak penuh`,
          body: ({ name, plan }) =>
            words`Halo ${{ name }}, grup ${{ plan }} kamu sekarang tidak penuh, jadi langgananmu menunggu sampai penuh lagi. Kursimu tetap tersimpan. ${{ given: GIVEN }}`,
          link: ({ orderLink }) => orderLink,
        },
        {
          title: ({ number }) => words`Batas bayar pesanan ${{ number }} berhenti dulu`,
          body: ({ name, plan, toPay }) =>
            words`Halo ${{ name }}, grup ${{ plan }} kamu sekarang tidak penuh, jadi batas waktu bayarmu berhenti dulu.\n\nBegitu penuh lagi, kamu kami kabari dengan batas waktu yang baru. Boleh juga bayar ${{ total: toPay }} sekarang; kursimu tetap tersimpan.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'order.payment-requested': [
    message({
      kind: 'tell-payment-requested',
      facts: async (tx, { orderUid }, now) => {
        const order = await readAskedSeat(tx, orderUid, now);
        return order && isPayable(order) ? order : null;
      },
      texts: [
        textIf(isGivenNow, {
          name: 'given',
          title: ({ number }) => words`Grup pesanan ${{ number }} sudah penuh`,
          body: ({ name, plan }) =>
            words`Halo ${{ name }}, kabar baik: grup ${{ plan }} sudah penuh. ${{ given: GIVEN }}`,
          link: ({ orderLink }) => orderLink,
        }),
        {
          title: ({ number }) => words`Grupmu sudah penuh, saatnya bayar pesanan ${{ number }}`,
          body: ({ name, plan, toPay, dueAt, moreTime, waits, first }) =>
            words`Halo ${{ name }}, kabar baik: grup ${{ plan }} sudah penuh.\n\nTransfer ${{ total: toPay }} sebelum ${{ dueAt: formatWibDeadline(dueAt) }}, lalu unggah bukti bayarnya supaya langgananmu bisa kami proses.${{ first }}${{ waits }}${{ moreTime }}`,
          link: ({ payLink }) => payLink,
        },
      ],
    }),
  ],

  'payment.due-soon': [
    message({
      kind: 'remind-payment',
      facts: async (tx, { orderUid, dueAt }, now) => {
        const order = await readAskedSeat(tx, orderUid, now);
        if (!order || !isPayable(order) || order.isGiven) return null;
        // A deadline that has moved has a reminder of its own.
        return order.dueAt.toISOString() === dueAt && order.dueAt > now ? order : null;
      },
      texts: [
        {
          title: ({ number }) => words`Jangan lupa bayar pesanan ${{ number }}`,
          body: ({ name, plan, toPay, dueAt, first }) =>
            words`Halo ${{ name }}, batas bayar ${{ total: toPay }} untuk ${{ plan }} tinggal sebentar lagi: ${{ dueAt: formatWibDeadline(dueAt) }}.\n\nSudah transfer? Unggah buktinya supaya kursimu tetap aman.${{ first }}`,
          link: ({ payLink }) => payLink,
        },
      ],
    }),
  ],

  'payment.rejected': [
    rejectedProof(readAwaiting, [
      {
        title: ({ number }) => words`Bukti bayar pesanan ${{ number }} belum bisa kami terima`,
        body: ({ name, plan, reason, dueAt, moreTime }) =>
          joinWords(
            words`Halo ${{ name }}, bukti bayarmu untuk ${{ plan }} belum bisa kami terima${{ reason: withReason(reason) }}\n\nKursimu masih kami simpan. `,
            {
              template: `${newProof('{dueAt}')}{moreTime}`,
              values: { dueAt: dueAt ? ` sebelum ${formatWibDeadline(dueAt)}` : '', moreTime },
            },
          ),
        link: proofLink,
      },
    ]),
  ],

  'order.expired': [
    expiredOrder(readSeatFacts, [
      {
        name: 'unverified',
        condition: isUnverified,
        title: ({ number }) => words`Pre-order ${{ number }} kami lepas`,
        body: ({ name, plan }) =>
          words`Halo ${{ name }}, emailmu belum diverifikasi sampai batas waktunya, jadi kursimu untuk ${{ plan }} kami lepas.\n\nMasih mau ikut? Verifikasi emailmu, lalu pesan lagi kapan saja.`,
        link: ({ orderLink }) => orderLink,
      },
      {
        name: 'unpaid',
        condition: isExpired,
        title: ({ number }) => words`Pesanan ${{ number }} kedaluwarsa`,
        body: ({ name, plan, money }) =>
          words`Halo ${{ name }}, batas waktu bayar untuk ${{ plan }} sudah lewat, jadi kursimu kami lepas.\n\nMasih mau ikut? Pesan lagi kapan saja. ${{ money }}`,
        link: ({ orderLink }) => orderLink,
      },
    ]),
  ],

  'order.cancelled': [
    cancelledOrder(readSeatFacts, [
      {
        name: 'host',
        condition: (order) => isCancelled(order) && order.kind === 'host',
        title: ({ number }) => words`Pesanan ${{ number }} dibatalkan`,
        body: ({ name, plan, cancelledFor }) =>
          words`Halo ${{ name }}, pesananmu sebagai host ${{ plan: withoutHost(plan) }} sudah dibatalkan dan kursinya kami lepas${{ reason: withReason(cancelledFor) }} Tidak ada yang perlu kamu bayar ke kami.\n\nKalau ini keliru, hubungi kami, ya.`,
        link: ({ orderLink }) => orderLink,
      },
      {
        name: 'member',
        condition: isCancelled,
        title: ({ number }) => words`Pesanan ${{ number }} dibatalkan`,
        body: ({ name, plan, money, cancelledFor }) =>
          words`Halo ${{ name }}, pesananmu untuk ${{ plan }} sudah dibatalkan dan kursinya kami lepas${{ reason: withReason(cancelledFor) }}\n\n${{ money }}`,
        link: ({ orderLink }) => orderLink,
      },
    ]),
  ],
} satisfies Partial<MessagesOf<'subscriptions'>>;
