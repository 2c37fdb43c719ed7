import { withoutHost } from '#domain/catalogue/plan-name';
import { formatSen } from '#domain/platform/sen';
import { words } from '#domain/messages/message-template';
import type { Tx } from '#runtime/platform/db/database';
import { withReason, formatWib } from '../../../messages/format.js';
import { type MessagesOf, message } from '../../../messages/message-table.js';
import { readOrderFacts } from '../../../sales/orders/order-facts.js';
import { toAccount } from '../../../sales/orders/to-account.js';

/** What a host's purchase and reimbursement send. */
export const hostMessages = {
  'reimbursement.corrected': [
    message({
      kind: 'tell-reimbursement-corrected',
      facts: (tx, { reimbursementUid }) => readReimbursementFacts(tx, reimbursementUid),
      texts: [
        {
          title: ({ amount }) => words`Penggantianmu sekarang ${{ amount }}`,
          body: ({ name, plan, amount }) =>
            words`Halo ${{ name }}, penggantian uangmu untuk ${{ plan }} kami sesuaikan menjadi ${{ amount }}. Rinciannya ada di halaman pesanan.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'receivable.opened': [
    message({
      kind: 'tell-receivable-opened',
      facts: (tx, { receivableUid }) => readReceivableFacts(tx, receivableUid),
      texts: [
        {
          title: ({ amount }) => words`Bagian siklus yang tidak terpakai: ${{ amount }}`,
          body: ({ name, plan, amount }) =>
            words`Halo ${{ name }}, kamu berhenti sebagai host ${{ plan: withoutHost(plan) }} sebelum siklusnya selesai. Penggantian untuk hari yang tidak terpakai, ${{ amount }}, mohon dikembalikan. Hubungi kami untuk caranya.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],
  'receivable.settled': [
    message({
      kind: 'tell-receivable-settled',
      facts: (tx, { receivableUid }) => readReceivableFacts(tx, receivableUid),
      texts: [
        {
          title: ({ amount }) => words`Pengembalian ${{ amount }} sudah kami terima`,
          body: ({ name, plan, amount }) =>
            words`Halo ${{ name }}, pengembalian ${{ amount }} untuk ${{ plan }} sudah kami terima. Terima kasih sudah pernah jadi host!`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],
  // What is not asked for any more needs no message.
  'receivable.waived': [],

  'host.purchase-submitted': [
    message({
      kind: 'tell-proof-received',
      facts: (tx, { orderUid }) => readOrderFacts(tx, orderUid),
      texts: [
        {
          title: ({ number }) => words`Bukti pembelian pesanan ${{ number }} sudah masuk`,
          body: ({ name, plan }) =>
            words`Halo ${{ name }}, terima kasih. Bukti pembelian ${{ plan }} sedang kami periksa. Kami kabari begitu debitnya terverifikasi.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  // The account becomes active, which has a message.
  'host.purchase-verified': [],

  'host.purchase-rejected': [
    message({
      kind: 'tell-purchase-rejected',
      facts: async (tx, { orderUid }) => {
        const rejected = await tx.hostPurchase.findFirst({
          where: { orderUid, state: 'rejected' },
          orderBy: { decidedAt: 'desc' },
          select: { reason: true },
        });
        return { ...(await readOrderFacts(tx, orderUid)), reason: rejected?.reason ?? null };
      },
      texts: [
        {
          title: ({ number }) => words`Bukti pembelian pesanan ${{ number }} belum bisa kami terima`,
          body: ({ name, plan, reason }) =>
            words`Halo ${{ name }}, bukti pembelian ${{ plan }} belum bisa kami terima${{ reason: withReason(reason) }}\n\nUnggah bukti yang baru di halaman pesanan ya.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'reimbursement.scheduled': [
    message({
      kind: 'tell-reimbursement-scheduled',
      facts: async (tx, { reimbursementUid }) => {
        const facts = await readReimbursementFacts(tx, reimbursementUid);
        return facts.state === 'scheduled' || facts.state === 'approved' ? facts : null;
      },
      texts: [
        {
          title: ({ amount }) => words`Penggantian ${{ amount }} sudah kami jadwalkan`,
          body: ({ name, plan, amount, payAt, counted }) =>
            words`Halo ${{ name }}, debit ${{ plan }} sudah terverifikasi. Penggantian uangmu sebesar ${{ amount }} kami transfer paling cepat ${{ payAt: formatWib(payAt) }}.${{ counted }}`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'reimbursement.cancelled': [
    message({
      kind: 'tell-reimbursement-cancelled',
      facts: (tx, { reimbursementUid }) => readReimbursementFacts(tx, reimbursementUid),
      texts: [
        {
          title: ({ amount }) => words`Penggantian ${{ amount }} kami batalkan`,
          body: ({ name, plan, amount, reason }) =>
            words`Halo ${{ name }}, penggantian uangmu sebesar ${{ amount }} untuk ${{ plan }} kami batalkan${{ reason: withReason(reason) }}\n\nKalau menurutmu ini keliru, hubungi kami, ya.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'host.reimbursed': [
    message({
      kind: 'tell-host-reimbursed',
      facts: (tx, { reimbursementUid }) => readReimbursementFacts(tx, reimbursementUid),
      texts: [
        {
          title: ({ amount }) => words`Penggantian ${{ amount }} sudah kami transfer`,
          body: ({ name, plan, amount, account, reference }) =>
            words`Halo ${{ name }}, penggantian uangmu sebesar ${{ amount }} untuk ${{ plan }} sudah kami transfer${{ account }}${{ reference: reference ? ` (nomor referensi ${reference})` : '' }}. Terima kasih sudah jadi host!`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],
} satisfies Partial<MessagesOf<'subscriptions'>>;

async function readReceivableFacts(tx: Tx, receivableUid: string) {
  const { orderUid, amountSen } = await tx.hostReceivable.findUniqueOrThrow({
    where: { uid: receivableUid },
    select: { orderUid: true, amountSen: true },
  });
  return { ...(await readOrderFacts(tx, orderUid)), amount: formatSen(amountSen) };
}

/** @throws PrismaClientKnownRequestError P2025 for an unknown reimbursement. */
async function readReimbursementFacts(tx: Tx, reimbursementUid: string) {
  const { orderUid, amountSen, providerPriceSen, purchase, payout } = await tx.reimbursement.findUniqueOrThrow({
    where: { uid: reimbursementUid },
    select: {
      orderUid: true,
      amountSen: true,
      providerPriceSen: true,
      purchase: { select: { claimedSen: true, reason: true } },
      payout: {
        select: { dueAt: true, state: true, reason: true, reference: true, bankName: true, accountNumber: true },
      },
    },
  });
  const { dueAt, state, reason, reference } = payout;
  return {
    ...(await readOrderFacts(tx, orderUid)),
    amount: formatSen(amountSen),
    payAt: dueAt,
    /** Where it is not what the host has claimed: the amount that counts, and why. */
    counted:
      providerPriceSen === purchase.claimedSen
        ? ''
        : `\n\nHarga beli yang dihitung ${formatSen(providerPriceSen)}, bukan ${formatSen(purchase.claimedSen)} seperti yang kamu tulis${withReason(purchase.reason)}`,
    state,
    reason,
    reference,
    account: toAccount(payout),
  };
}
