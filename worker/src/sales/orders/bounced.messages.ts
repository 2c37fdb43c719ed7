import { PAGE } from '#contracts/shop-paths';
import { firstNameOf } from '#domain/identity/customers/first-name';
import { formatSen } from '#domain/platform/sen';
import { words } from '#domain/messages/message-template';
import { OPEN_PAYOUT_STATES, type PayoutState } from '#domain/sales/payouts/payout';
import type { Tx } from '#runtime/platform/db/database';
import { type MessagesOf, message } from '../../messages/message-table.js';
import { toAccount } from './to-account.js';

/** An attempt that goes on: its customer, the account of the old transfer and that of the new one. Null: to no customer, or it was kept after all. */
async function readAttempt(tx: Tx, { returnUid }: { returnUid: string }) {
  const money = await tx.unplacedMoney.findUnique({
    where: { returnUid },
    select: { bouncedPayout: { select: { bankName: true, accountNumber: true } } },
  });
  const payout = await tx.payout.findUniqueOrThrow({
    where: { kind_refUid: { kind: 'bounced', refUid: returnUid } },
    include: { customer: { select: { name: true } } },
  });
  const { customerUid, customer, amountSen } = payout;
  if (!money?.bouncedPayout || customerUid === null || customer === null) return null;
  return {
    customerUid,
    name: firstNameOf(customer.name),
    amount: formatSen(amountSen),
    oldAccount: toAccount(money.bouncedPayout),
    newAccount: toAccount(payout),
    state: payout.state as PayoutState,
    reference: payout.reference,
  };
}

/** Of an attempt that was called off. Null: to no customer, or the same amount is sent again by another attempt, which has a message of its own. */
async function readKept(tx: Tx, { returnUid }: { returnUid: string }) {
  const { customerUid, customer, amountSen } = await tx.payout.findUniqueOrThrow({
    where: { kind_refUid: { kind: 'bounced', refUid: returnUid } },
    include: { customer: { select: { name: true } } },
  });
  if (customerUid === null || customer === null) return null;
  const again = { kind: 'bounced', customerUid, amountSen, state: { not: 'cancelled' satisfies PayoutState } };
  if (await tx.payout.count({ where: again })) return null;
  return { customerUid, name: firstNameOf(customer.name), amount: formatSen(amountSen) };
}

/** What the receiver of a transfer reads that the bank has given back: once for each attempt, and once when it was sent again, or was something else. */
export const bouncedMessages: Pick<
  MessagesOf<'sales'>,
  'transfer.bounced' | 'transfer.bounce-kept' | 'transfer.resent'
> = {
  'transfer.bounced': [
    message({
      kind: 'tell-transfer-bounced',
      facts: async (tx, event) => {
        const attempt = await readAttempt(tx, event);
        return attempt && OPEN_PAYOUT_STATES.includes(attempt.state) ? attempt : null;
      },
      texts: [
        {
          name: 'account-known',
          condition: ({ newAccount }) => newAccount !== '',
          title: ({ amount }) => words`Transfer ${{ amount }} dikembalikan oleh bank`,
          body: ({ name, amount, oldAccount, newAccount }) =>
            words`Halo ${{ name }}, transfer ${{ amount }}${{ oldAccount }} dikembalikan oleh bank, jadi belum sampai kepadamu. Kami kirim lagi${{ newAccount }}.\n\nKalau rekening itu keliru, segera hubungi kami dengan rekening yang benar, ya.`,
          link: () => PAGE.notifications,
        },
        {
          title: ({ amount }) => words`Transfer ${{ amount }} dikembalikan oleh bank`,
          body: ({ name, amount, oldAccount }) =>
            words`Halo ${{ name }}, transfer ${{ amount }}${{ oldAccount }} dikembalikan oleh bank, jadi belum sampai kepadamu.\n\nHubungi kami dengan rekening yang benar, lalu kami kirim lagi, ya.`,
          link: () => PAGE.notifications,
        },
      ],
    }),
  ],
  'transfer.bounce-kept': [
    message({
      kind: 'tell-bounce-kept',
      facts: readKept,
      texts: [
        {
          title: ({ amount }) => words`Transfer ${{ amount }} ternyata tidak dikembalikan bank`,
          body: ({ name, amount }) =>
            words`Halo ${{ name }}, kabar kami soal transfer ${{ amount }} yang dikembalikan oleh bank ternyata keliru: dana yang masuk itu bukan dari transfermu. Jadi tidak kami kirim lagi, dan transfer yang pertama tetap berlaku.\n\nKalau uangnya belum masuk ke rekeningmu, hubungi kami, ya.`,
          link: () => PAGE.notifications,
        },
      ],
    }),
  ],
  'transfer.resent': [
    message({
      kind: 'tell-transfer-resent',
      facts: readAttempt,
      texts: [
        {
          title: ({ amount }) => words`Transfer ${{ amount }} sudah kami kirim ulang`,
          body: ({ name, amount, newAccount, reference }) =>
            words`Halo ${{ name }}, ${{ amount }} yang dikembalikan bank sudah kami kirim lagi${{ newAccount }}.${{ reference: reference ? `\n\nNomor referensi: ${reference}.` : '' }}\n\nKalau dalam tiga hari kerja belum masuk, hubungi kami, ya.`,
          link: () => PAGE.notifications,
        },
      ],
    }),
  ],
};
