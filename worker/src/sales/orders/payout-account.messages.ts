import { PAGE } from '#contracts/shop-paths';
import { firstNameOf } from '#domain/identity/customers/first-name';
import { words } from '#domain/messages/message-template';
import { formatSen } from '#domain/platform/sen';
import { OPEN_PAYOUT_STATES, type PayoutState } from '#domain/sales/payouts/payout';
import type { Tx } from '#runtime/platform/db/database';
import { type MessagesOf, message } from '../../messages/message-table.js';
import { toAccount } from './to-account.js';

/** Null: to no customer, or it was sent or called off meanwhile, which has a message of its own. */
async function readOpenPayout(tx: Tx, { payoutUid }: { payoutUid: string }) {
  const payout = await tx.payout.findUniqueOrThrow({
    where: { uid: payoutUid },
    include: { customer: { select: { name: true } } },
  });
  const { customerUid, customer, amountSen, state } = payout;
  if (customerUid === null || customer === null || !OPEN_PAYOUT_STATES.includes(state as PayoutState)) return null;
  return {
    customerUid,
    name: firstNameOf(customer.name),
    amount: formatSen(amountSen),
    newAccount: toAccount(payout),
  };
}

/** Whoever gets the money hears of another account while it can still be stopped. docs/rules/payments.md#batches */
export const payoutAccountMessages: Pick<MessagesOf<'sales'>, 'payout.account-changed'> = {
  'payout.account-changed': [
    message({
      kind: 'tell-payout-account',
      facts: readOpenPayout,
      texts: [
        {
          title: ({ amount }) => words`Rekening tujuan untuk ${{ amount }} diganti`,
          body: ({ name, amount, newAccount }) =>
            words`Halo ${{ name }}, ${{ amount }} untukmu akan kami transfer${{ newAccount }}. Rekening tujuannya baru saja kami ganti.\n\nBukan kamu yang meminta, atau rekeningnya keliru? Segera hubungi kami sebelum uangnya dikirim, ya.`,
          link: () => PAGE.notifications,
        },
      ],
    }),
  ],
};
