import { withoutHost } from '#domain/catalogue/plan-name';
import { membershipPath, planChoicePath } from '#contracts/shop-paths';
import { planNameOf } from '#domain/catalogue/plan-name';
import { firstNameOf } from '#domain/identity/customers/first-name';
import { groupNameOf } from '#domain/catalogue/plan-family';
import { LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import { lastMomentOf } from '#domain/products/subscriptions/periods/period';
import { waitsForAccess } from '#domain/products/subscriptions/periods/start-at-access';
import { words } from '#domain/messages/message-template';
import { formatWibDay } from '../../../messages/format.js';
import { type MessagesOf, message } from '../../../messages/message-table.js';
import { readOrderFacts } from '../../../sales/orders/order-facts.js';
import { hasLogin, loginColumns } from '../access/has-login.js';
import { readWaits } from '../seat-facts.js';
import { readHostFacts } from './group-change-facts.js';

/** What the changes of a group by an admin send while its seats go on. docs/rules/groups.md#changes */
export const groupChangeMessages = {
  // Each member and host has a message of its own.
  'group.closed': [],
  // Members hear of it when there is a login.
  'shop-purchase.bought': [],

  'host.invited': [
    message({
      kind: 'tell-host-invited',
      facts: async (tx, { customerUid, variantUid, groupUid }) => {
        const [group, customer, variant] = await Promise.all([
          tx.accountGroup.findUniqueOrThrow({ where: { uid: groupUid } }),
          tx.customer.findUniqueOrThrow({ where: { uid: customerUid } }),
          tx.variant.findUniqueOrThrow({
            where: { uid: variantUid },
            select: { package: { select: { name: true, provider: { select: { name: true, slug: true } } } } },
          }),
        ]);
        // Another host was faster, or the customer cannot order.
        if (group.freeHostSeats.length === 0 || customer.blockedAt || customer.erasedAt) return null;
        const { name, provider } = variant.package;
        return {
          customerUid,
          name: firstNameOf(customer.name),
          plan: planNameOf(provider.name, name),
          link: planChoicePath(provider.slug, { variantUid, groupUid }),
        };
      },
      texts: [
        {
          title: ({ plan }) => words`Mau jadi host ${{ plan: withoutHost(plan) }}?`,
          body: ({ name, plan }) =>
            words`Halo ${{ name }}, satu grup ${{ plan }} mencari host baru, dan kami memilih kamu.\n\nKalau kamu mau, pesan kursi hostnya. Tugas dan hitungan uangnya ada di sana. Kursinya terbuka juga untuk yang lain sampai ada yang memesan.`,
          link: ({ link }) => link,
        },
      ],
    }),
  ],

  'member.moved': [
    message({
      kind: 'tell-member-moved',
      facts: async (tx, { accountUid, orderUid, groupUid }, at) => {
        const seat = await tx.account.findUniqueOrThrow({
          where: { uid: accountUid },
          select: {
            ...loginColumns,
            groupUid: true,
            group: {
              select: { ...loginColumns.group.select, number: true, family: { select: { name: true, invites: true } } },
            },
            renewal: { select: { paidUntil: true } },
          },
        });
        const { groupUid: now, group, renewal, status, access } = seat;
        // Moved on, or ended, meanwhile.
        if (now !== groupUid || !LIVE_ACCOUNT_CODES.includes(status)) return null;
        const isRunning = renewal && !waitsForAccess({ status, access });
        const isLapsed = isRunning ? renewal.paidUntil <= at : false;
        const lastDay = isRunning && !isLapsed ? formatWibDay(lastMomentOf(renewal.paidUntil)) : null;
        const waits = await readWaits(tx, orderUid, at);
        const facts = { accountUid, group: groupNameOf(group), lastDay, isLapsed, waits, isUsable: hasLogin(seat) };
        return { ...(await readOrderFacts(tx, orderUid)), ...facts };
      },
      texts: [
        {
          name: 'paid-with-login',
          condition: ({ lastDay, isUsable }) => lastDay !== null && isUsable,
          title: ({ group }) => words`Kursimu pindah ke grup ${{ group }}`,
          body: ({ name, plan, group, lastDay }) =>
            words`Halo ${{ name }}, kursi ${{ plan }} kamu kami pindahkan ke grup ${{ group }}. Yang sudah kamu bayar ikut pindah dan tetap berlaku sampai ${{ lastDay }}.\n\nAkses di grup lama kami cabut. Data login grup barumu sudah bisa kamu buka di halaman langganan.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
        {
          name: 'paid',
          condition: ({ lastDay }) => lastDay !== null,
          title: ({ group }) => words`Kursimu pindah ke grup ${{ group }}`,
          body: ({ name, plan, group, lastDay }) =>
            words`Halo ${{ name }}, kursi ${{ plan }} kamu kami pindahkan ke grup ${{ group }}. Yang sudah kamu bayar ikut pindah dan tetap berlaku sampai ${{ lastDay }}.\n\nAkses di grup lama kami cabut. Akses grup barumu ada di halaman langganan begitu siap.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
        {
          name: 'lapsed',
          condition: ({ isLapsed }) => isLapsed,
          title: ({ group }) => words`Kursimu pindah ke grup ${{ group }}`,
          body: ({ name, plan, group }) =>
            words`Halo ${{ name }}, kursi ${{ plan }} kamu kami pindahkan ke grup ${{ group }}. Masa yang sudah kamu bayar sudah habis; kalau mau lanjut, perpanjangannya ada di halaman langganan.\n\nAkses di grup lama kami cabut. Akses grup barumu terbuka begitu perpanjangannya lunas.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
        {
          name: 'unpaid',
          title: ({ group }) => words`Kursimu pindah ke grup ${{ group }}`,
          body: ({ name, plan, group, waits }) =>
            words`Halo ${{ name }}, pesanan ${{ plan }} kamu kami pindahkan ke grup ${{ group }} supaya lebih cepat siap. Harga dan pembayaranmu tidak berubah.${{ waits }}`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
      ],
    }),
    message({
      kind: 'tell-member-moved',
      facts: (tx, { fromGroupUid, orderUid }) => readHostFacts(tx, fromGroupUid, orderUid),
      texts: [
        {
          name: 'former-host',
          title: ({ group }) => words`Seorang anggota pindah dari grup ${{ group }}`,
          body: ({ name, plan, member }) =>
            words`Halo ${{ name }}, ${{ member }}, anggota grup ${{ plan }} yang kamu host, pindah ke grup lain. Aksesnya kami yang mencabut; kamu tidak perlu mengubah apa pun di akunnya.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
      ],
    }),
    message({
      kind: 'tell-member-moved',
      facts: (tx, { groupUid, orderUid }) => readHostFacts(tx, groupUid, orderUid),
      texts: [
        {
          name: 'new-host',
          title: ({ group }) => words`Seorang anggota pindah ke grup ${{ group }}`,
          body: ({ name, plan, member }) =>
            words`Halo ${{ name }}, ${{ member }} dari grup lain sekarang ada di grup ${{ plan }} yang kamu host. Sambut dan bantu kalau ia bertanya, ya.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
      ],
    }),
  ],
} satisfies Partial<MessagesOf<'subscriptions'>>;
