import { treatmentsLeft } from '#domain/products/subscriptions/accounts/seat-voucher';
import { withoutHost } from '#domain/catalogue/plan-name';
import { membershipPath, planChoicePath } from '#contracts/shop-paths';
import { maskName } from '#domain/identity/customers/mask-name';
import { planNameOf } from '#domain/catalogue/plan-name';
import { firstNameOf } from '#domain/identity/customers/first-name';
import { groupNameOf } from '#domain/catalogue/plan-family';
import { ACCOUNT_STATUS, LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import { lastMomentOf } from '#domain/products/subscriptions/periods/period';
import { waitsForAccess } from '#domain/products/subscriptions/periods/start-at-access';
import { words } from '#domain/messages/message-template';
import type { Tx } from '#runtime/platform/db/database';
import { formatWibDay, withReason } from '../../../messages/format.js';
import { type MessagesOf, message } from '../../../messages/message-table.js';
import { withMoneyBack } from '../../../sales/orders/money-back.js';
import { readOrderFacts } from '../../../sales/orders/order-facts.js';
import { hasLogin, loginColumns } from '../access/has-login.js';
import { readWaits } from '../seat-facts.js';

/** Facts for the present host of a group, and the masked name of the member it is about; null while it has none. */
export async function readHostFacts(tx: Tx, groupUid: string, memberOrderUid: string) {
  const host = await tx.account.findFirst({
    where: { groupUid, role: 'host', status: { in: LIVE_ACCOUNT_CODES } },
    select: { uid: true, orderUid: true, group: { select: { number: true, family: { select: { name: true } } } } },
  });
  if (!host) return null;
  const { name } = await tx.order.findUniqueOrThrow({ where: { uid: memberOrderUid }, select: { name: true } });
  const member = maskName(name);
  return { ...(await readOrderFacts(tx, host.orderUid)), accountUid: host.uid, group: groupNameOf(host.group), member };
}

/** What the changes of a group by an admin send. docs/rules/groups.md#changes */
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

  'member.ended': [
    message({
      kind: 'tell-member-ended',
      facts: async (tx, { accountUid, orderUid, why }) => {
        const { role, status } = await tx.account.findUniqueOrThrow({
          where: { uid: accountUid },
          select: { role: true, status: true },
        });
        // A refund has a message of its own.
        if (status === ACCOUNT_STATUS.refunded) return null;
        return { ...(await readEndFacts(tx, { accountUid, orderUid })), accountUid, role, why };
      },
      texts: [
        {
          name: 'host',
          condition: ({ role }) => role === 'host',
          title: ({ plan }) => words`Tugasmu sebagai host ${{ plan: withoutHost(plan) }} selesai`,
          body: ({ name, plan, reason }) =>
            words`Halo ${{ name }}, kamu bukan lagi host ${{ plan: withoutHost(plan) }}${{ reason: withReason(reason) }}\n\nKalau masih ada hari siklus yang tidak terpakai, hitungannya kami kirim terpisah. Terima kasih sudah jadi host!`,
          link: ({ orderLink }) => orderLink,
        },
        {
          name: 'closed-without-refund',
          condition: ({ why, back }) => why === 'closed' && !back,
          title: ({ plan }) => words`Grup ${{ plan }} kamu kami tutup`,
          body: ({ name, plan, reason }) =>
            words`Halo ${{ name }}, grup ${{ plan }} kamu kami tutup${{ reason: withReason(reason) }}\n\nTidak ada hari berbayar yang tersisa, jadi tidak ada uang yang perlu kembali. Mau lanjut? Pesan lagi kapan saja.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
        {
          name: 'closed',
          condition: ({ why }) => why === 'closed',
          title: ({ plan }) => words`Grup ${{ plan }} kamu kami tutup`,
          body: ({ name, plan, reason, back }) =>
            words`Halo ${{ name }}, grup ${{ plan }} kamu kami tutup${{ reason: withReason(reason) }}\n\nUang yang belum terpakai kembali. ${{ back }} Mau lanjut? Pesan lagi kapan saja.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
        {
          name: 'ended-with-credit',
          condition: ({ back }) => back !== '',
          title: ({ plan }) => words`Kursimu di ${{ plan }} kami akhiri`,
          body: ({ name, plan, reason, back }) =>
            words`Halo ${{ name }}, kursimu untuk ${{ plan }} kami akhiri${{ reason: withReason(reason) }}\n\nUang yang belum terpakai kembali. ${{ back }} Menurutmu ini keliru? Hubungi kami, ya.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
        {
          name: 'ended-with-voucher',
          condition: ({ voucherLeft }) => voucherLeft !== null,
          title: ({ plan }) => words`Kursimu di ${{ plan }} kami akhiri`,
          body: ({ name, plan, reason, voucherLeft }) =>
            words`Halo ${{ name }}, kursimu untuk ${{ plan }} kami akhiri${{ reason: withReason(reason) }}\n\n${{ voucherLeft: voucherIsVoid(voucherLeft) }} Menurutmu ini keliru? Hubungi kami, ya.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
        {
          name: 'ended',
          title: ({ plan }) => words`Kursimu di ${{ plan }} kami akhiri`,
          body: ({ name, plan, reason }) =>
            words`Halo ${{ name }}, kursimu untuk ${{ plan }} kami akhiri${{ reason: withReason(reason) }}\n\nMenurutmu ini keliru? Hubungi kami, ya.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
      ],
    }),
    message({
      kind: 'tell-member-ended',
      facts: async (tx, { groupUid, accountUid, orderUid }) => {
        const host = await readHostFacts(tx, groupUid, orderUid);
        return host?.accountUid === accountUid ? null : host;
      },
      texts: [
        {
          name: 'of-member',
          title: ({ group }) => words`Satu anggota grup ${{ group }} sudah selesai`,
          body: ({ name, plan, member }) =>
            words`Halo ${{ name }}, ${{ member }} sudah tidak di grup ${{ plan }} yang kamu host. Aksesnya kami yang mencabut; kamu tidak perlu mengubah apa pun di akunnya.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
      ],
    }),
  ],
} satisfies Partial<MessagesOf<'subscriptions'>>;

/** What became of the voucher of a seat that has ended. docs/rules/vouchers.md#seats */
export const voucherIsVoid = (left: number | null): string =>
  left ? `Vouchermu batal, jadi ${left} perawatan yang belum dipakai tidak bisa dipakai lagi.` : VOUCHER_IS_OVER;
const VOUCHER_IS_OVER = 'Perawatan di vouchermu tidak ada yang tersisa.';

/** Of a seat that has ended: the order, why, what goes back since, and how many treatments of its voucher were not used. */
export async function readEndFacts(tx: Tx, { accountUid, orderUid }: { accountUid: string; orderUid: string }) {
  const last = await tx.accountHistory.findFirst({
    where: { accountUid },
    orderBy: { id: 'desc' },
    select: { why: true, at: true },
  });
  const voucher = await tx.voucher.findUnique({ where: { orderUid }, select: { treatments: true, used: true } });
  return {
    ...(await withMoneyBack(tx, await readOrderFacts(tx, orderUid), last?.at ?? new Date(0))),
    reason: last?.why ?? null,
    voucherLeft: voucher && treatmentsLeft(voucher),
  };
}
