import { sekeranjangPath, sekeranjangSuccessPath } from '#contracts/product-paths';
import { PAGE, orderPath } from '#contracts/shop-paths';
import { formatSen } from '#domain/platform/sen';
import { firstNameOf } from '#domain/identity/customers/first-name';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { words } from '#domain/messages/message-template';
import type { Tx } from '#runtime/platform/db/database';
import { expiredBeforeDue } from '#runtime/sales/closed-early';
import { formatWibDeadline, withReason } from '../../messages/format.js';
import { type ConditionalText, type MessagesOf, message } from '../../messages/message-table.js';
import { readOrderFacts } from '../../sales/orders/order-facts.js';
import { withMoneyBack } from '../../sales/orders/money-back.js';
import { rejectedProof } from '../../sales/orders/rejected-proof.js';
import { readArrival } from '../../sales/shipping/arrival.js';
import { cancelledOrder, expiredOrder } from '../../sales/orders/ended-unpaid.js';

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

/** What an order of Sekeranjang and a proposal send; the parcel and the money send the rest. */
export const sekeranjangMessages: MessagesOf<'sekeranjang'> = {
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
          words`Halo ${{ name }}, bukti bayarmu untuk ${{ plan }} belum bisa kami terima${{ reason: withReason(reason) }}\n\nSementara itu ${{ plan }} kami tutup lebih awal${{ closedFor: withReason(closedFor) }} Tempatmu masih kami simpan. Unggah bukti yang baru sebelum ${{ dueAt: formatWibDeadline(dueAt) }}, ya. Lewat dari itu, tempatmu kami lepas.${{ moreTime }}`,
        link: ({ successLink }) => successLink,
      },
      {
        title: ({ number }) => words`Bukti bayar pesanan ${{ number }} belum bisa kami terima`,
        body: ({ name, plan, reason, dueAt, moreTime }) =>
          words`Halo ${{ name }}, bukti bayarmu untuk ${{ plan }} belum bisa kami terima${{ reason: withReason(reason) }}\n\nTempatmu masih kami simpan. Unggah bukti yang baru sebelum ${{ dueAt: formatWibDeadline(dueAt) }} ya.${{ moreTime }}`,
        link: ({ successLink }) => successLink,
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

  'sekeranjang.reached': [
    message({
      kind: 'tell-sekeranjang-reached',
      facts: (tx, { orderUid }) => readShare(tx, orderUid, [ORDER_STATUS.processing]),
      texts: [
        {
          title: ({ plan }) => words`Target ${{ plan }} tercapai`,
          body: ({ name, plan, buyers, finalPrice }) =>
            words`Halo ${{ name }}, kabar baik: ${{ buyers }} orang ikut ${{ plan }}, jadi harganya ${{ finalPrice }}.\n\nSekarang giliran kami membelinya. Begitu barangnya ada, kami kabari lagi.`,
          link: ({ successLink }) => successLink,
        },
      ],
    }),
  ],

  'sekeranjang.missed': [
    message({
      kind: 'tell-sekeranjang-missed',
      facts: async (tx, { orderUid }) => withMoneyBack(tx, await readShare(tx, orderUid, [ORDER_STATUS.refunded])),
      texts: [
        {
          name: 'closed',
          condition: ({ closedFor }) => closedFor !== null,
          title: ({ plan }) => words`${{ plan }} kami tutup lebih awal`,
          body: ({ name, plan, back, closedFor }) =>
            words`Halo ${{ name }}, ${{ plan }} kami tutup sebelum targetnya tercapai${{ reason: withReason(closedFor) }}\n\nUang yang sudah kamu bayar kembali penuh. ${{ back }}`,
          link: ({ orderLink }) => orderLink,
        },
        {
          name: 'missed',
          title: ({ plan }) => words`Target ${{ plan }} tidak tercapai`,
          body: ({ name, plan, buyers, target, back }) =>
            words`Halo ${{ name }}, ${{ plan }} baru punya ${{ buyers }} dari ${{ target }} pembeli saat waktunya habis, jadi kami tidak membelinya.\n\nUang yang sudah kamu bayar kembali penuh. ${{ back }}`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'sekeranjang.supplied': [
    message({
      kind: 'tell-sekeranjang-supplied',
      facts: async (tx, { orderUid }) => {
        const share = await readShare(tx, orderUid, [ORDER_STATUS.processing, ORDER_STATUS.completed]);
        return share && { ...share, arrival: await readArrival(tx, orderUid) };
      },
      texts: [
        {
          title: ({ plan }) => words`${{ plan }} sudah kami beli`,
          body: ({ name, plan, arrival }) =>
            words`Halo ${{ name }}, ${{ plan }} sudah kami beli dan sedang kami siapkan untukmu.\n\n${{ arrival }}`,
          link: ({ successLink }) => successLink,
        },
      ],
    }),
  ],

  'sekeranjang.accepted': [
    message({
      kind: 'tell-sekeranjang-accepted',
      facts: (tx, { productUid }) => readProposal(tx, productUid),
      texts: [
        {
          title: ({ plan }) => words`Usulanmu ${{ plan }} tayang di Sekeranjang`,
          body: ({ name, plan }) =>
            words`Halo ${{ name }}, usulanmu ${{ plan }} kami terima dan sudah bisa diikuti semua orang.\n\nAjak teman-temanmu, supaya targetnya cepat tercapai.`,
          link: ({ productLink }) => productLink,
        },
      ],
    }),
  ],

  'sekeranjang.rejected': [
    message({
      kind: 'tell-sekeranjang-rejected',
      facts: (tx, { productUid }) => readProposal(tx, productUid),
      texts: [
        {
          title: ({ plan }) => words`Usulanmu ${{ plan }} belum bisa kami terima`,
          body: ({ name, plan, reason }) =>
            words`Halo ${{ name }}, terima kasih sudah mengusulkan ${{ plan }}. Kali ini belum bisa kami terima${{ reason: withReason(reason) }}\n\nPunya ide lain? Usulkan lagi kapan saja.`,
          link: () => PAGE.sekeranjang,
        },
      ],
    }),
  ],
};

/** Null for an order of another line, or one that has left these statuses. */
async function readShare(tx: Tx, orderUid: string, statuses: number[]) {
  const share = await tx.sekeranjangShare.findUnique({
    where: { orderUid },
    include: { product: { include: { tiers: { orderBy: { buyers: 'asc' }, take: 1 } } } },
  });
  if (!share) return null;
  const order = await readOrderFacts(tx, orderUid);
  if (!statuses.includes(order.status)) return null;
  const { product } = share;
  return {
    ...order,
    orderLink: orderPath(orderUid),
    buyers: product.finalBuyers ?? product.joined,
    target: product.tiers[0]!.buyers,
    /** Of an admin who has ended it early; null: its time ran out. */
    closedFor: product.reason,
    finalPrice: formatSen(product.finalPriceSen ?? share.priceSen),
    productLink: sekeranjangPath(product.uid),
    successLink: sekeranjangSuccessPath(product.uid, orderUid),
  };
}

/** Null when there is nothing to pay any more. */
async function readPayable(tx: Tx, orderUid: string) {
  const order = await readShare(tx, orderUid, [ORDER_STATUS.awaitingPayment]);
  return order?.dueAt ? { ...order, dueAt: order.dueAt } : null;
}

/** Null unless it has expired; `endedBefore`: its product ended while there still was time to pay. */
async function readExpired(tx: Tx, orderUid: string) {
  const order = await readShare(tx, orderUid, [ORDER_STATUS.expired]);
  if (!order) return null;
  return { ...order, endedBefore: await expiredBeforeDue(tx, orderUid, null) };
}

/** Null for a product of the shop itself. */
async function readProposal(tx: Tx, uid: string) {
  const product = await tx.sekeranjangProduct.findUnique({ where: { uid } });
  if (!product?.proposerUid) return null;
  const { name } = await tx.customer.findUniqueOrThrow({
    where: { uid: product.proposerUid },
    select: { name: true },
  });
  return {
    customerUid: product.proposerUid,
    name: firstNameOf(name),
    plan: product.name,
    reason: product.reason,
    productLink: sekeranjangPath(uid),
  };
}
