import { maskName } from '#domain/identity/customers/mask-name';
import { membershipPath } from '#contracts/shop-paths';
import { words } from '#domain/messages/message-template';
import { ACCOUNT_STATUS, LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import { type MessagesOf, message } from '../../../messages/message-table.js';
import { readOrderFacts } from '../../../sales/orders/order-facts.js';
import { readRenewalFacts } from './renewal-facts.js';

/** What the end of a seat sends to who had it, and to its group. docs/rules/messages.md#subscriptions */
export const seatEndedMessages = {
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
