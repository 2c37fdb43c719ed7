import { maskName } from '#domain/identity/customers/mask-name';
import { membershipPath } from '#contracts/shop-paths';
import { formatSen, sen } from '#domain/platform/sen';
import { outstandingSen } from '#domain/sales/invoices/invoice';
import { ACCOUNT_STATUS, LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import { lastMomentOf } from '#domain/products/subscriptions/periods/period';
import { HELD_METHODS } from '#domain/sales/refunds/refund';
import { REJECTED_TIMES } from '#domain/sales/orders/rejected-times';
import { words } from '#domain/messages/message-template';
import type { Tx } from '#runtime/platform/db/database';
import { takesNoProof } from '#runtime/sales/rejected-proofs';
import { formatWibDay, withReason } from '../../../messages/format.js';
import { type MessagesOf, message } from '../../../messages/message-table.js';
import { readOrderFacts } from '../../../sales/orders/order-facts.js';
import { lastProof, readRejection } from '../../../sales/orders/rejected-proof.js';

interface Seat {
  accountUid: string;
  orderUid: string;
}

/** Facts of a seat's renewal. @throws Error for a seat without periods. */
async function readRenewalFacts(tx: Tx, { accountUid, orderUid }: Seat) {
  const { paidUntil, graceEndsAt, invoice, account } = await tx.seatRenewal.findUniqueOrThrow({
    where: { accountUid },
    select: {
      paidUntil: true,
      graceEndsAt: true,
      account: { select: { group: { select: { family: { select: { invites: true } } } } } },
      invoice: {
        select: {
          uid: true,
          amountSen: true,
          receivedSen: true,
          payments: { where: { state: 'submitted' }, select: { uid: true } },
        },
      },
    },
  });
  return {
    ...(await readOrderFacts(tx, orderUid)),
    accountUid,
    lastDay: formatWibDay(lastMomentOf(paidUntil)),
    nextDay: formatWibDay(paidUntil),
    /** Of the grace; null while the seat is active. */
    graceDay: graceEndsAt && formatWibDay(lastMomentOf(graceEndsAt)),
    invoiceUid: invoice?.uid ?? null,
    /** The provider invites its member, who has an own account: no login is hidden. */
    isInvited: account.group.family.invites,
    /** What is still to be paid. */
    amount: invoice ? formatSen(outstandingSen(invoice)) : null,
    hasProof: (invoice?.payments.length ?? 0) > 0,
  };
}

/** The same while this invoice is to be paid; null once it was paid, was taken back, or its proof waits. */
async function readPayable(tx: Tx, seat: Seat & { invoiceUid: string }) {
  const facts = await readRenewalFacts(tx, seat);
  return facts.invoiceUid === seat.invoiceUid && !facts.hasProof ? facts : null;
}

/** Whether all attempts at this invoice were rejected: then it accepts no proof, so nobody may be asked to pay it. docs/rules/orders.md#deadline */
const isLastProof = (tx: Tx, { invoiceUid }: { invoiceUid: string | null }): Promise<boolean> =>
  invoiceUid ? takesNoProof(tx, { uid: invoiceUid }) : Promise.resolve(false);

/** Whether anything was transferred for it: credit that pays came before, and a price may be nothing. */
const hasMoneyCome = async (tx: Tx, { invoiceUid }: { invoiceUid: string }): Promise<boolean> =>
  (await tx.payment.count({ where: { invoiceUid, state: 'confirmed', method: { notIn: HELD_METHODS } } })) > 0;

const LOGIN_IS_HIDDEN = ' Data loginnya kami sembunyikan dulu.';
const STOP = 'Tidak mau lanjut? Pilih "Jangan perpanjang" di halaman langganan.';

/** What the renewal of a seat sends. docs/rules/messages.md#subscriptions */
export const renewalMessages = {
  'renewal.price-changed': [
    message({
      kind: 'tell-renewal-price',
      facts: async (tx, { beforeSen, afterSen, ...seat }) => ({
        ...(await readRenewalFacts(tx, seat)),
        before: formatSen(sen(BigInt(beforeSen))),
        after: formatSen(sen(BigInt(afterSen))),
      }),
      texts: [
        {
          title: ({ plan }) => words`Harga ${{ plan }} berubah di masa berikutnya`,
          body: ({ name, plan, lastDay, nextDay, before, after }) =>
            words`Halo ${{ name }}, mulai ${{ nextDay }} harga ${{ plan }} menjadi ${{ after }}; sebelumnya ${{ before }}.\n\nMasa yang sudah kamu bayar tidak berubah dan berjalan sampai ${{ lastDay }}. Tagihan perpanjangannya menyusul. ${{ days: STOP }}`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
      ],
    }),
  ],

  'renewal.invoiced': [
    message({
      kind: 'tell-renewal-invoice',
      // A seat that has lapsed meanwhile has a message of its own.
      facts: async (tx, event) => {
        const facts = await readPayable(tx, event);
        return facts?.graceDay === null && !(await isLastProof(tx, facts)) ? facts : null;
      },
      texts: [
        {
          title: ({ plan }) => words`Saatnya perpanjang ${{ plan }}`,
          body: ({ name, plan, amount, lastDay }) =>
            words`Halo ${{ name }}, langganan ${{ plan }} kamu sudah dibayar sampai ${{ lastDay }}.\n\nTransfer ${{ amount }} dan unggah buktinya sebelum hari itu lewat, supaya langgananmu jalan terus tanpa jeda. ${{ days: STOP }}`,
          link: ({ paymentLink }) => paymentLink,
        },
      ],
    }),
  ],

  'renewal.due-soon': [
    message({
      kind: 'remind-renewal',
      facts: async (tx, { days, ...event }) => {
        const facts = await readPayable(tx, event);
        if (facts?.graceDay !== null || (await isLastProof(tx, facts))) return null;
        return { ...facts, days };
      },
      texts: [
        {
          name: 'last-day',
          condition: ({ days }) => days === 0,
          title: ({ plan }) => words`Hari ini hari terakhir ${{ plan }} kamu`,
          body: ({ name, plan, amount, isInvited }) =>
            words`Halo ${{ name }}, perpanjangan ${{ plan }} belum kami terima dan masanya habis malam ini.\n\nTransfer ${{ amount }} dan unggah buktinya hari ini, supaya ${{ kept: isInvited ? 'kursimu tetap aman' : 'data loginnya tidak tersembunyi' }}.`,
          link: ({ paymentLink }) => paymentLink,
        },
        {
          name: 'before',
          title: ({ plan, days }) =>
            words`${{ daysLeft: days === 1 ? 'Besok' : `${days} hari lagi` }} langganan ${{ plan }} kamu habis`,
          body: ({ name, plan, amount, lastDay }) =>
            words`Halo ${{ name }}, langganan ${{ plan }} kamu dibayar sampai ${{ lastDay }}.\n\nTransfer ${{ amount }} dan unggah buktinya sebelum hari itu lewat. ${{ days: STOP }}`,
          link: ({ paymentLink }) => paymentLink,
        },
      ],
    }),
  ],

  'renewal.rejected': [
    message({
      kind: 'tell-renewal-rejected',
      facts: async (tx, { paymentUid, ...event }) => {
        const facts = await readPayable(tx, event);
        return facts && { ...facts, ...(await readRejection(tx, paymentUid)) };
      },
      texts: [
        lastProof,
        {
          title: ({ plan }) => words`Bukti bayar perpanjangan ${{ plan }} belum bisa kami terima`,
          body: ({ name, plan, amount, reason }) =>
            words`Halo ${{ name }}, bukti bayar perpanjangan ${{ plan }} belum cocok${{ reason: withReason(reason) }}\n\nUnggah bukti lain untuk transfer ${{ amount }} supaya langgananmu tetap jalan.`,
          link: ({ paymentLink }) => paymentLink,
        },
      ],
    }),
  ],

  'seat.renewed': [
    message({
      kind: 'tell-seat-renewed',
      facts: async (tx, event) => ({ ...(await readRenewalFacts(tx, event)), hasCome: await hasMoneyCome(tx, event) }),
      texts: [
        {
          name: 'nothing-came',
          condition: ({ hasCome }) => !hasCome,
          title: ({ plan }) => words`Langganan ${{ plan }} kamu diperpanjang`,
          body: ({ name, plan, lastDay }) =>
            words`Halo ${{ name }}, perpanjangan ${{ plan }} sudah lunas. Terima kasih!\n\nLangganan ${{ plan }} kamu jalan terus sampai ${{ lastDay }}.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
        {
          title: ({ plan }) => words`Langganan ${{ plan }} kamu diperpanjang`,
          body: ({ name, plan, lastDay }) =>
            words`Halo ${{ name }}, pembayaranmu sudah kami terima. Terima kasih!\n\nLangganan ${{ plan }} kamu jalan terus sampai ${{ lastDay }}.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
      ],
    }),
  ],

  'seat.lapsed': [
    message({
      kind: 'tell-seat-lapsed',
      facts: async (tx, event) => {
        const facts = await readRenewalFacts(tx, event);
        // Paid, or ended, in the meantime.
        if (!facts.graceDay || !facts.invoiceUid || facts.hasProof) return null;
        return { ...facts, isLast: await isLastProof(tx, facts) };
      },
      texts: [
        {
          name: 'last-proof',
          condition: ({ isLast }) => isLast,
          title: ({ plan }) => words`Masa ${{ plan }} kamu habis dan belum diperpanjang`,
          body: ({ name, plan, lastDay, graceDay, isInvited }) =>
            words`Halo ${{ name }}, masa ${{ plan }} kamu habis ${{ lastDay }}.${{ hidden: isInvited ? '' : LOGIN_IS_HIDDEN }} Bukti perpanjangannya sudah ${{ times: REJECTED_TIMES }} kami tolak, jadi bukti lain tidak bisa dikirim.\n\nKursimu masih kami simpan sampai ${{ graceDay }}. Jangan transfer lagi, ya. Hubungi kami sebelum hari itu lewat supaya bisa kami bantu cek.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
        {
          title: ({ plan }) => words`Masa ${{ plan }} kamu habis dan belum diperpanjang`,
          body: ({ name, plan, amount, lastDay, graceDay, isInvited }) =>
            words`Halo ${{ name }}, masa ${{ plan }} kamu habis ${{ lastDay }} dan perpanjangannya belum kami terima.${{ hidden: isInvited ? '' : LOGIN_IS_HIDDEN }}\n\nKursimu masih kami simpan sampai ${{ graceDay }}. Transfer ${{ amount }} dan unggah buktinya sebelum hari itu lewat, langgananmu langsung jalan lagi.`,
          link: ({ paymentLink }) => paymentLink,
        },
      ],
    }),
  ],

  'seat.ended': [
    message({
      kind: 'tell-seat-ended',
      // After a claim the member is informed of the refund instead.
      facts: async (tx, { why, ...event }) =>
        why === 'claim' ? null : { ...(await readRenewalFacts(tx, event)), why },
      texts: [
        {
          name: 'stopped',
          condition: ({ why }) => why === 'stopped',
          title: ({ plan }) => words`Langganan ${{ plan }} kamu sudah selesai`,
          body: ({ name, plan }) =>
            words`Halo ${{ name }}, masa ${{ plan }} kamu sudah habis dan tidak diperpanjang, seperti pilihanmu.\n\nTerima kasih sudah patungan. Mau ikut lagi? Pesan kapan saja.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
        {
          name: 'unpaid',
          title: ({ plan }) => words`Kursimu di ${{ plan }} sudah kami lepas`,
          body: ({ name, plan }) =>
            words`Halo ${{ name }}, perpanjangan ${{ plan }} tidak kami terima sampai masa tenggangnya habis, jadi kursimu kami lepas.\n\nMau ikut lagi? Pesan kapan saja.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
      ],
    }),
    message({
      kind: 'tell-seat-ended',
      facts: async (tx, { groupUid, orderUid: endedUid }) => {
        const ended = await tx.order.findUniqueOrThrow({
          where: { uid: endedUid },
          select: { name: true, voucher: { select: { uid: true } } },
        });
        // Its part of the treatments is spent: the seat is offered to nobody.
        if (ended.voucher) return null;
        const members = await tx.account.findMany({
          where: { groupUid, status: { in: LIVE_ACCOUNT_CODES, notIn: [ACCOUNT_STATUS.registered] } },
          orderBy: { seatNumber: 'asc' },
          select: { uid: true, orderUid: true, role: true, status: true, access: { select: { accountUid: true } } },
        });
        const facts = [];
        for (const { uid: accountUid, orderUid, role, status, access } of members) {
          const isUsed = status === ACCOUNT_STATUS.active && access !== null;
          const order = await readOrderFacts(tx, orderUid);
          facts.push({ ...order, accountUid, role, isUsed, member: maskName(ended.name) });
        }
        return facts;
      },
      texts: [
        {
          name: 'host',
          condition: ({ role }) => role === 'host',
          title: ({ plan }) => words`Satu anggota grup ${{ plan }} sudah selesai`,
          body: ({ name, plan, member }) =>
            words`Halo ${{ name }}, ${{ member }} sudah tidak di grup ${{ plan }} yang kamu host.\n\nPencabutan aksesnya kami yang urus. Kamu tidak perlu mengubah apa pun di akunmu.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
        {
          name: 'members',
          condition: ({ isUsed }) => isUsed,
          title: ({ plan }) => words`Satu kursi di grup ${{ plan }} kosong`,
          body: ({ name, plan }) =>
            words`Halo ${{ name }}, seorang anggota grup ${{ plan }} sudah selesai dan kursinya kami tawarkan ke yang lain.\n\nLanggananmu jalan seperti biasa.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
        // Its own subscription does not run: it waits, or has lapsed.
        {
          name: 'waiting-members',
          title: ({ plan }) => words`Satu kursi di grup ${{ plan }} kosong`,
          body: ({ name, plan }) =>
            words`Halo ${{ name }}, seorang anggota grup ${{ plan }} sudah selesai dan kursinya kami tawarkan ke yang lain. Kursimu sendiri tidak berubah.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
      ],
    }),
  ],
} satisfies Partial<MessagesOf<'subscriptions'>>;
