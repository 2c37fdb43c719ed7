import { PAGE } from '#contracts/shop-paths';
import { formatSen } from '#domain/platform/sen';
import { CREDIT_PAYS, partsOfRefund, usedAsCredit } from '#domain/sales/refunds/credit';
import { NAME_ACCOUNT } from '#domain/sales/refunds/refund-words';
import { words } from '#domain/messages/message-template';
import type { Tx } from '#runtime/platform/db/database';
import { unnamedRefunds } from '#runtime/sales/named-account';
import { withReason } from '../../messages/format.js';
import { type MessagesOf, message } from '../../messages/message-table.js';
import { readAskedBack } from './asked-back-facts.js';
import { readOrderFacts } from './order-facts.js';

type Refunds =
  | 'refund.requested'
  | 'refund.account-named'
  | 'refund.credited'
  | 'refund.issued'
  | 'credit.used'
  | 'credit.asked-back';

/** Money that goes back, or is kept as credit. docs/rules/payments.md#refunds */
export const refundMessages: Pick<MessagesOf<'sales'>, Refunds> = {
  'refund.requested': [
    message({
      kind: 'tell-refund-requested',
      // What the system gives back, the line has a message of its own for.
      facts: async (tx, event) => {
        const { by, ...refund } = await readRefund(tx, event);
        if (by === 'system') return null;
        const unnamed = await unnamedRefunds(tx, [event.orderUid]);
        return { ...refund, needsAccount: unnamed.some(({ uid }) => uid === event.refundUid) };
      },
      texts: [
        {
          title: ({ number }) => words`Uang pesanan ${{ number }} akan kami kembalikan`,
          body: ({ name, plan, left: amount, reason, needsAccount }) =>
            words`Halo ${{ name }}, ${{ amount }} untuk ${{ plan }} akan kami transfer kembali${{ reason: withReason(reason) }}${{ account: needsAccount ? `\n\n${NAME_ACCOUNT}` : '' }}\n\nKami kabari lagi begitu dananya kami kirim, biasanya dalam tiga hari kerja.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'refund.account-named': [
    message({
      kind: 'tell-refund-account',
      facts: async (tx, event) => {
        const { state, ...refund } = await readRefund(tx, event);
        return isUnsent(state) && refund.ending !== null ? refund : null;
      },
      texts: [
        {
          title: ({ number }) => words`Uang pesanan ${{ number }} kami kirim ke rekening ini`,
          body: ({ name, left: amount, plan, bank, ending }) =>
            words`Halo ${{ name }}, ${{ amount }} untuk ${{ plan }} akan kami transfer ke rekening ${{ bank }} yang berakhiran ${{ ending }}. Kami kabari lagi begitu dananya kami kirim, biasanya dalam tiga hari kerja.\n\nKalau bukan kamu yang menulisnya, segera ganti rekeningnya di halaman pesanan dan hubungi kami, ya.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'refund.credited': [
    message({
      kind: 'tell-refund-credited',
      facts: readCredited,
      texts: [
        {
          title: ({ amount }) => words`${{ amount }} masuk ke kredit Patunganmu`,
          body: ({ name, plan, amount, reason }) =>
            words`Halo ${{ name }}, ${{ amount }} dari ${{ plan }} kami simpan sebagai kreditmu${{ reason: withReason(reason) }}\n\n${{ pays: CREDIT_PAYS }} Mau dikirim ke rekeningmu? Isi rekeningnya di halaman Pesanan, ya.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'credit.used': [
    message({
      kind: 'tell-credit-used',
      facts: readUsed,
      texts: [
        {
          name: 'paid',
          condition: ({ completes, isRenewal }) => completes && !isRenewal,
          title: ({ number }) => words`Pesanan ${{ number }} lunas dengan kreditmu`,
          body: ({ name, plan, amount }) =>
            words`Halo ${{ name }}, ${{ amount }} dari kreditmu kami pakai untuk ${{ plan }}, jadi pesananmu sudah lunas. Terima kasih!\n\nKalau ada langkah berikutnya, kami kabari lewat pesan terpisah.`,
          link: ({ orderLink }) => orderLink,
        },
        {
          title: ({ amount, plan }) => words`${{ amount }} dari kreditmu dipakai untuk ${{ plan }}`,
          body: ({ name, plan, amount, isRenewal, isWhole }) =>
            words`Halo ${{ name }}, ${{ what: isRenewal ? 'perpanjangan' : 'pesanan' }} ${{ plan }} kami bayar dengan ${{ amount }} dari kreditmu.${{ rest: isWhole ? '' : isRenewal ? ' Sisanya kami tagih di pesan terpisah.' : ' Sisanya ada di rincian pesanan.' }}`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'credit.asked-back': [
    message({
      kind: 'tell-credit-asked-back',
      facts: readAskedBack,
      texts: [
        {
          title: () => 'Permintaan pengembalian kreditmu kami terima',
          body: ({ name, amount, bank, ending }) =>
            words`Halo ${{ name }}, ${{ amount }} dari kreditmu akan kami kirim ke rekening ${{ bank }} yang berakhiran ${{ ending }}. Kami kabari lagi begitu dananya kami kirim, biasanya dalam tiga hari kerja.\n\nKalau bukan kamu yang meminta, segera batalkan di halaman Pesanan dan hubungi kami, ya.`,
          link: () => PAGE.orders,
        },
      ],
    }),
  ],

  'refund.issued': [
    message({
      kind: 'tell-refund-issued',
      facts: readRefund,
      texts: [
        {
          title: ({ number }) => words`Uang pesanan ${{ number }} sudah kami kembalikan`,
          body: ({ name, plan, left: amount, used, bank, ending, reason, reference }) =>
            words`Halo ${{ name }}, ${{ amount }} untuk ${{ plan }} sudah kami transfer kembali${{ account: ending ? ` ke rekening ${bank} yang berakhiran ${ending}` : '' }}${{ reason: withReason(reason) }}${{ used: used ? `\n\nSebelumnya ${usedAsCredit(used)}.` : '' }}${{ reference: reference ? `\n\nNomor referensi: ${reference}.` : '' }}\n\nKalau dalam tiga hari kerja belum masuk, hubungi kami, ya.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],
};

/** One act can keep several refunds as credit: the first one tells of all of them, null for the others. */
async function readCredited(tx: Tx, event: { refundUid: string }) {
  const { uid, orderUid, createdAt, reason } = await tx.refund.findUniqueOrThrow({ where: { uid: event.refundUid } });
  const together = await tx.refund.findMany({
    where: { orderUid, createdAt, reason, creditedAt: { not: null } },
    orderBy: { uid: 'asc' },
    select: { uid: true, amountSen: true },
  });
  if (together[0]?.uid !== uid) return null;
  return {
    ...(await readRefund(tx, event)),
    amount: formatSen(together.reduce((sum, one) => sum + one.amountSen, 0n)),
  };
}

/** One press or one bill can use several credits: the first payment tells of all of them, null for the others. */
async function readUsed(tx: Tx, { orderUid, paymentUid }: { orderUid: string; paymentUid: string }) {
  const { invoiceUid, submittedAt, invoice } = await tx.payment.findUniqueOrThrow({
    where: { uid: paymentUid },
    select: {
      invoiceUid: true,
      submittedAt: true,
      invoice: { select: { purpose: true, amountSen: true, receivedSen: true } },
    },
  });
  const together = await tx.payment.findMany({
    where: { invoiceUid, submittedAt, method: 'credit' },
    orderBy: { uid: 'asc' },
    select: { uid: true, amountSen: true, settledSen: true },
  });
  if (together[0]?.uid !== paymentUid) return null;
  const amount = formatSen(together.reduce((sum, one) => sum + one.amountSen, 0n));
  // Told late, the rest may have come by a transfer.
  const completes = together.some(({ settledSen }) => (settledSen ?? 0n) > 0n);
  const isWhole = invoice.receivedSen >= invoice.amountSen;
  return {
    ...(await readOrderFacts(tx, orderUid)),
    amount,
    isWhole,
    completes,
    isRenewal: invoice.purpose === 'renewal',
  };
}

const isUnsent = (state: string): boolean => state === 'requested' || state === 'approved';

async function readRefund(tx: Tx, { refundUid }: { refundUid: string }) {
  const { orderUid, accountNumber, bankName, state, uses, amountSen, ...refund } = await tx.refund.findUniqueOrThrow({
    where: { uid: refundUid },
    select: {
      orderUid: true,
      amountSen: true,
      state: true,
      uses: { select: { receivedSen: true } },
      bankName: true,
      accountNumber: true,
      reason: true,
      reference: true,
      by: true,
    },
  });
  const account = { bank: bankName ?? 'bank', ending: accountNumber?.slice(-4) ?? null };
  const { amount: left, used } = partsOfRefund({ state, uses, amountSen });
  return {
    ...(await readOrderFacts(tx, orderUid)),
    ...account,
    ...refund,
    state,
    amount: formatSen(amountSen),
    left: formatSen(left),
    used: used > 0n ? formatSen(used) : null,
  };
}
