import { withoutHost } from '#domain/catalogue/plan-name';
import { membershipPath } from '#contracts/shop-paths';
import { words } from '#domain/messages/message-template';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { withReason } from '../../../messages/format.js';
import { type MessagesOf, message } from '../../../messages/message-table.js';
import { readEndFacts, readHostFacts, voucherIsVoid } from './group-change-facts.js';

/** What the end of a seat by an admin, or with its group, sends. docs/rules/groups.md#changes */
export const memberEndedMessages = {
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
