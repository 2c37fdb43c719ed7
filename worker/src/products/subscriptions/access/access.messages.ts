import { membershipPath } from '#contracts/shop-paths';
import { BOUGHT_HOST_CODES, LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import { CLAIM_REASON, type ClaimReason } from '#domain/products/subscriptions/access/access-claim';
import { isClosedOrder } from '#domain/sales/orders/order-status';
import { words } from '#domain/messages/message-template';
import type { Tx } from '#runtime/platform/db/database';
import { formatWibDeadline, withNote } from '../../../messages/format.js';
import { type MessagesOf, message } from '../../../messages/message-table.js';
import { withMoneyBack } from '../../../sales/orders/money-back.js';
import { readPaidTime } from '../periods/paid-time.js';
import { readOrderFacts } from '../../../sales/orders/order-facts.js';

/** What claims and threads send. docs/rules/claims.md */
export const accessMessages = {
  'invitation.sent': [
    message({
      kind: 'tell-invitation-sent',
      facts: async (tx, { accountUid, orderUid }) => ({
        ...(await readOrderFacts(tx, orderUid)),
        accountUid,
        paidTime: await readPaidTime(tx, accountUid),
      }),
      texts: [
        {
          title: ({ plan }) => words`Undangan ${{ plan }} sudah dikirim`,
          body: ({ name, plan, paidTime }) =>
            words`Halo ${{ name }}, undangan ${{ plan }} sudah kami kirim ke email akunmu. Cek kotak masuk dan folder spam, lalu terima undangannya.${{ paidTime }}\n\nSudah bisa dipakai atau belum masuk juga? Kabari kami dari halaman langganan.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
      ],
    }),
  ],

  'claim.opened': [
    message({
      kind: 'tell-claim-opened',
      facts: async (tx, { claimUid, groupUid }) => {
        const { state, reason, answerDueAt } = await tx.accessClaim.findUniqueOrThrow({ where: { uid: claimUid } });
        if (state !== 'open') return null;
        const host = await readHost(tx, groupUid);
        return host && { ...host, reason: CLAIM_REASON[reason as ClaimReason] ?? CLAIM_REASON.other, answerDueAt };
      },
      texts: [
        {
          title: ({ plan }) => words`Anggota grup ${{ plan }} belum bisa memakai langganannya`,
          body: ({ name, plan, reason, answerDueAt }) =>
            words`Halo ${{ name }}, seorang anggota grup ${{ plan }} melapor: ${{ reason }}.\n\nBalas di halaman langganan paling lambat ${{ answerDueAt: formatWibDeadline(answerDueAt) }}, ya. Tanpa jawaban, uangnya kami usulkan kembali dan penggantianmu untuk siklus ini kami tahan dulu.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
      ],
    }),
  ],

  'claim.missed': [
    message({
      kind: 'tell-claim-missed',
      facts: async (tx, { claimUid, orderUid, accountUid }) => {
        const { refundSen, endedAt } = await tx.accessClaim.findUniqueOrThrow({ where: { uid: claimUid } });
        const { status } = await tx.order.findUniqueOrThrow({ where: { uid: orderUid }, select: { status: true } });
        const facts = await withMoneyBack(tx, await readOrderFacts(tx, orderUid), endedAt!);
        return { ...facts, accountUid, refundSen, isAll: isClosedOrder(status) };
      },
      texts: [
        {
          name: 'refunded-whole',
          condition: ({ isAll }) => isAll,
          title: ({ plan }) => words`Uangmu untuk ${{ plan }} kami kembalikan`,
          body: ({ name, plan, back }) =>
            words`Halo ${{ name }}, maaf, kendalamu di ${{ plan }} tidak beres sampai batas waktunya, jadi pesananmu kami tutup dan kursimu kami lepas.\n\nSemua uangmu yang masih di kami kembali. ${{ back }}`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
        {
          name: 'refunded',
          condition: ({ refundSen }) => refundSen > 0n,
          title: ({ plan }) => words`Uangmu untuk ${{ plan }} kami kembalikan`,
          body: ({ name, plan, back }) =>
            words`Halo ${{ name }}, maaf, kendalamu di ${{ plan }} tidak beres sampai batas waktunya, jadi kursimu kami lepas.\n\nUang untuk bagian yang tidak terpakai kembali. ${{ back }}`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
        {
          name: 'taken-over',
          title: ({ plan }) => words`Kendalamu di ${{ plan }} kami ambil alih`,
          body: ({ name, plan }) =>
            words`Halo ${{ name }}, maaf, kendalamu di ${{ plan }} tidak beres sampai batas waktunya. Tim kami sekarang yang menyelesaikannya, dan kursimu tetap kami simpan.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
      ],
    }),
    message({
      kind: 'tell-claim-missed',
      facts: (tx, { claimUid, groupUid }) => readHeldHost(tx, { claimUid, groupUid }),
      texts: [
        {
          name: 'former-host',
          condition: ({ hasEnded }) => hasEnded,
          title: ({ plan }) => words`Klaim anggota grup ${{ plan }} lewat batas waktu`,
          body: ({ name, plan }) =>
            words`Halo ${{ name }}, laporan seorang anggota grup ${{ plan }} tidak beres sampai batas waktunya. Laporannya dibuat di siklus yang kamu beli, jadi penggantianmu untuk siklus itu kami tahan kalau belum dibayar, sampai tim kami selesai memeriksanya. Ada penjelasan? Hubungi kami, ya.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
        {
          name: 'host',
          title: ({ plan }) => words`Klaim anggota grup ${{ plan }} lewat batas waktu`,
          body: ({ name, plan }) =>
            words`Halo ${{ name }}, laporan seorang anggota grup ${{ plan }} tidak beres sampai batas waktunya. Penggantianmu untuk siklus ini kami tahan kalau belum dibayar, sampai tim kami selesai memeriksanya. Ada penjelasan? Tulis pesan di halaman langganan.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
      ],
    }),
  ],

  'claim.decided': [
    message({
      kind: 'tell-claim-decided',
      facts: async (tx, { claimUid, orderUid, accountUid }) => {
        const { state, note } = await tx.accessClaim.findUniqueOrThrow({ where: { uid: claimUid } });
        return { ...(await readOrderFacts(tx, orderUid)), accountUid, state, note };
      },
      texts: [
        {
          name: 'solved',
          condition: ({ state }) => state === 'solved',
          title: ({ plan }) => words`Langganan ${{ plan }} seharusnya sudah bisa dipakai`,
          body: ({ name, plan, note }) =>
            words`Halo ${{ name }}, kendalamu di ${{ plan }} sudah kami selesaikan${{ note: withNote(note) }}\n\nCoba lagi sekarang. Masih belum bisa? Lapor lagi dari halaman langganan.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
        {
          name: 'rejected',
          title: ({ plan }) => words`Laporanmu tentang ${{ plan }} sudah kami periksa`,
          body: ({ name, plan, note }) =>
            words`Halo ${{ name }}, laporanmu tentang ${{ plan }} sudah kami periksa dan kami tutup${{ note: withNote(note) }}\n\nMasih ada yang mengganjal? Tulis pesan di halaman langganan.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
      ],
    }),
  ],

  'thread.written': [
    message({
      kind: 'tell-thread-written',
      facts: async (tx, { accountUid, to }) => {
        const { groupUid, orderUid, thread } = await tx.account.findUniqueOrThrow({
          where: { uid: accountUid },
          select: { groupUid: true, orderUid: true, thread: { select: { unreadMember: true, unreadHost: true } } },
        });
        // Read meanwhile.
        if (!thread || (to === 'host' ? thread.unreadHost : thread.unreadMember) === 0) return null;
        return to === 'host' ? readHost(tx, groupUid) : { ...(await readOrderFacts(tx, orderUid)), accountUid };
      },
      texts: [
        {
          title: ({ plan }) => words`Ada pesan baru tentang ${{ plan }}`,
          body: ({ name, plan }) =>
            words`Halo ${{ name }}, ada pesan untukmu tentang ${{ plan }}. Baca dan balas di halaman langganan. Pesan berikutnya menunggu di sana, tanpa email lagi.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
      ],
    }),
  ],
} satisfies Partial<MessagesOf<'subscriptions'>>;

/** The host whose reimbursement a missed claim holds; of a claim without a cycle the present one of the group in which it was opened. */
async function readHeldHost(tx: Tx, { claimUid, groupUid }: { claimUid: string; groupUid: string }) {
  const { cycle, ...claim } = await tx.accessClaim.findUniqueOrThrow({
    where: { uid: claimUid },
    select: {
      groupUid: true,
      cycle: {
        select: {
          purchase: { select: { order: { select: { account: { select: { ...hostColumns, status: true } } } } } },
        },
      },
    },
  });
  const bought = cycle?.purchase.order.account;
  if (bought) return { ...(await hostFacts(tx, bought)), hasEnded: !LIVE_ACCOUNT_CODES.includes(bought.status) };
  // A member who has moved here brings no claim along.
  const host = claim.groupUid === groupUid ? await readHost(tx, groupUid) : null;
  return host && { ...host, hasEnded: false };
}

/** The host of a group, as a message addresses it; null while there is none that has bought. */
async function readHost(tx: Tx, groupUid: string) {
  const host = await tx.account.findFirst({
    where: { groupUid, role: 'host', status: { in: BOUGHT_HOST_CODES } },
    select: hostColumns,
  });
  return host && hostFacts(tx, host);
}

const hostColumns = { uid: true, orderUid: true } as const;
const hostFacts = async (tx: Tx, { uid: accountUid, orderUid }: { uid: string; orderUid: string }) => ({
  ...(await readOrderFacts(tx, orderUid)),
  accountUid,
});
