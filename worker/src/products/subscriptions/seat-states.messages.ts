import { membershipPath } from '#contracts/shop-paths';
import { MONEY_BACK_AFTER_HOURS } from '#domain/products/subscriptions/accounts/money-back';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { words } from '#domain/messages/message-template';
import type { Tx } from '#runtime/platform/db/database';
import { formatWibDeadline, withNote } from '../../messages/format.js';
import { type MessagesOf, message } from '../../messages/message-table.js';
import { readTogether } from '../../platform/jobs/read-together.js';
import { readOrderFacts } from '../../sales/orders/order-facts.js';
import { hasLogin, loginColumns } from './access/has-login.js';
import { readEndFacts, readHostFacts, voucherIsVoid } from './groups/group-change-facts.js';
import { readPaidTime } from './periods/paid-time.js';

const readAccount = readTogether(async (tx, uids) => {
  const order = { select: { voucher: { select: { uid: true } } } } as const;
  const select = { uid: true, orderUid: true, role: true, pendingReason: true, order, ...loginColumns } as const;
  const accounts = await tx.account.findMany({ where: { uid: { in: uids } }, select });
  return new Map(accounts.map((account) => [account.uid, account]));
});
async function readMember(tx: Tx, accountUid: string) {
  const account = await readAccount(tx, accountUid);
  if (!account) throw new Error(`there is no account ${accountUid}`);
  return account;
}

/** Until when the host is to store the login of the group; null: it is not asked to. docs/rules/hosts.md#clocks */
async function readLoginDue(tx: Tx, accountUid: string): Promise<Date | null> {
  const task = await tx.hostTask.findFirst({
    where: { accountUid, kind: 'login', endedAt: null },
    select: { dueAt: true },
  });
  return task?.dueAt ?? null;
}

/** What of the money of a seat does not come back, and what does: a period begins with the first access. docs/rules/periods.md#first-day */
async function restOf(tx: Tx, accountUid: string): Promise<{ stays: string; comesBack: string }> {
  const access = await tx.seatAccess.findUnique({ where: { accountUid }, select: { accountUid: true } });
  return access
    ? { stays: 'Sisa masa yang sedang berjalan', comesBack: 'masa yang belum mulai' }
    : { stays: 'Uang untuk masa pertamamu', comesBack: 'masa sesudahnya' };
}

const MONEY_BACK = ` Kalau ${MONEY_BACK_AFTER_HOURS} jam sejak pembayaranmu dikonfirmasi belum siap juga, uangmu bisa kamu minta kembali di halaman langganan.`;

/** What a seat sends when its state changes, its member leaves, or its money can go back. */
export const seatStateMessages = {
  'account.status-changed': [
    message({
      kind: 'tell-account-status',
      facts: async (tx, { accountUid, from, to }) => {
        // Renewed after its end, which has a message of its own.
        if (from === ACCOUNT_STATUS.waitingForFollowUp && to === ACCOUNT_STATUS.active) return null;
        const seat = await readMember(tx, accountUid);
        const { orderUid, role, status, pendingReason, order } = seat;
        // A later move has an event of its own.
        if (status !== to) return null;
        const isUsable = hasLogin(seat);
        return {
          ...(await readOrderFacts(tx, orderUid)),
          accountUid,
          role,
          to,
          pendingReason,
          hasVoucher: order.voucher !== null,
          isUsable,
          paidTime: isUsable ? await readPaidTime(tx, accountUid) : '',
          loginDueAt: role === 'host' ? await readLoginDue(tx, accountUid) : null,
          moneyBack: role === 'regular' ? MONEY_BACK : '',
        };
      },
      texts: [
        {
          name: 'host-with-login',
          condition: ({ to, loginDueAt }) => to === ACCOUNT_STATUS.active && loginDueAt !== null,
          title: ({ number }) => words`Pembelian pesanan ${{ number }} terverifikasi, simpan data loginnya`,
          body: ({ name, plan, loginDueAt }) =>
            words`Halo ${{ name }}, pembelian ${{ plan }} sudah terverifikasi. Terima kasih sudah jadi host!\n\nTinggal satu langkah: simpan data login grupmu di halaman langganan paling lambat ${{ dueAt: formatWibDeadline(loginDueAt!) }}, supaya anggotamu bisa masuk. Penggantian uangmu segera kami jadwalkan.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
        {
          name: 'host',
          condition: ({ to, role }) => to === ACCOUNT_STATUS.active && role === 'host',
          title: ({ number }) => words`Pembelian pesanan ${{ number }} terverifikasi`,
          body: ({ name, plan }) =>
            words`Halo ${{ name }}, pembelian ${{ plan }} sudah terverifikasi dan grupmu siap dipakai. Terima kasih sudah jadi host!\n\nPenggantian uangmu segera kami jadwalkan.`,
          link: ({ orderLink }) => orderLink,
        },
        {
          name: 'active-with-voucher',
          condition: ({ to, hasVoucher }) => to === ACCOUNT_STATUS.active && hasVoucher,
          title: ({ plan }) => words`Seri ${{ plan }} sudah kami belikan`,
          body: ({ name, plan, number }) =>
            words`Halo ${{ name }}, grupmu untuk ${{ plan }} lengkap dan serinya sudah kami belikan di klinik. Vouchermu sudah terbit: kode dan batas pakainya ada di halaman pesanan ${{ number }}.`,
          link: ({ orderLink }) => orderLink,
        },
        {
          name: 'active-with-login',
          condition: ({ to, isUsable }) => to === ACCOUNT_STATUS.active && isUsable,
          title: () => 'Data login langgananmu sudah tersedia',
          body: ({ name, plan, paidTime }) =>
            words`Halo ${{ name }}, kursimu untuk ${{ plan }} sudah aktif dan data loginnya sudah bisa kamu buka di halaman langganan.${{ paidTime }}\n\nCoba masuk sekarang, lalu kabari kami di sana: sudah bisa dipakai atau belum. Pakai untuk dirimu sendiri saja dan jangan ubah kata sandinya, ya.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
        {
          name: 'active',
          condition: ({ to }) => to === ACCOUNT_STATUS.active,
          title: ({ plan }) => words`Grupmu untuk ${{ plan }} sudah jalan`,
          body: ({ name, plan, number }) =>
            words`Halo ${{ name }}, grupmu untuk ${{ plan }} sudah jalan. Aksesmu muncul di halaman langganan begitu siap, dan masa langgananmu baru dihitung sejak hari itu.\n\nRinciannya ada di halaman pesanan ${{ number }}.`,
          link: ({ orderLink }) => orderLink,
        },
        {
          name: 'pending',
          condition: ({ to }) => to === ACCOUNT_STATUS.pending,
          title: ({ number }) => words`Pesanan ${{ number }} tinggal menunggu grup siap`,
          body: ({ name, plan, pendingReason, moneyBack }) =>
            words`Halo ${{ name }}, pembayaranmu untuk ${{ plan }} sudah aman${{ pendingReason: withNote(pendingReason) }}\n\nBegitu siap, kursimu langsung kami aktifkan dan kamu kami kabari.${{ moneyBack }}`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'member.left': [
    message({
      kind: 'tell-member-left',
      facts: async (tx, left) => ({ ...(await readEndFacts(tx, left)), ...(await restOf(tx, left.accountUid)) }),
      texts: [
        {
          name: 'member-with-money',
          condition: ({ back }) => back !== '',
          title: ({ number }) => words`Kamu sudah keluar dari grup pesanan ${{ number }}`,
          body: ({ name, plan, stays, comesBack, back }) =>
            words`Halo ${{ name }}, kursimu untuk ${{ plan }} sudah kami lepas dan aksesmu di grup itu kami tutup. ${{ stays }} tidak kembali, tapi uang untuk ${{ comesBack }} kembali. ${{ back }}\n\nTerima kasih sudah patungan. Mau ikut lagi? Pesan kapan saja.`,
          link: ({ orderLink }) => orderLink,
        },
        {
          name: 'member-with-voucher',
          condition: ({ voucherLeft }) => voucherLeft !== null,
          title: ({ number }) => words`Kamu sudah keluar dari grup pesanan ${{ number }}`,
          body: ({ name, plan, voucherLeft }) =>
            words`Halo ${{ name }}, kursimu untuk ${{ plan }} sudah selesai. ${{ voucherLeft: voucherIsVoid(voucherLeft) }} Uangmu tidak kembali, karena serinya sudah dibelikan di klinik.\n\nTerima kasih sudah patungan. Mau ikut lagi? Pesan kapan saja.`,
          link: ({ orderLink }) => orderLink,
        },
        {
          name: 'member',
          title: ({ number }) => words`Kamu sudah keluar dari grup pesanan ${{ number }}`,
          body: ({ name, plan, stays }) =>
            words`Halo ${{ name }}, kursimu untuk ${{ plan }} sudah kami lepas dan aksesmu di grup itu kami tutup. ${{ stays }} tidak kembali.\n\nTerima kasih sudah patungan. Mau ikut lagi? Pesan kapan saja.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
    message({
      kind: 'tell-member-left',
      facts: (tx, { groupUid, orderUid }) => readHostFacts(tx, groupUid, orderUid),
      texts: [
        {
          name: 'host',
          title: () => 'Ada anggota yang keluar dari grupmu',
          body: ({ name, plan, member }) =>
            words`Halo ${{ name }}, ${{ member }} keluar dari grup ${{ plan }} yang kamu host. Aksesnya kami yang mencabut; kamu tidak perlu mengubah apa pun di akunnya.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
      ],
    }),
  ],

  'seat.money-back-offered': [
    message({
      kind: 'tell-money-back-offered',
      facts: async (tx, { accountUid, orderUid }) => {
        const { status, pendingReason } = await readMember(tx, accountUid);
        if (status !== ACCOUNT_STATUS.pending) return null;
        return { ...(await readOrderFacts(tx, orderUid)), accountUid, pendingReason };
      },
      texts: [
        {
          title: ({ plan }) => words`${{ plan }} belum siap juga, uangmu bisa kembali`,
          body: ({ name, plan, pendingReason }) =>
            words`Halo ${{ name }}, maaf, kursimu untuk ${{ plan }} sudah lebih dari 72 jam menunggu${{ pendingReason: withNote(pendingReason) }}\n\nMau tetap menunggu? Kamu tidak perlu apa-apa, kursimu aman. Mau uangmu kembali? Tekan "Minta uang kembali" di halaman langganan.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
      ],
    }),
  ],

  // That there is a login, or another one; never the login itself.
} satisfies Partial<MessagesOf<'subscriptions'>>;
