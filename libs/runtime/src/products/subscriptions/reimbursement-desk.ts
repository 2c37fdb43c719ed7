import { checkBankAccount } from '#domain/products/subscriptions/hosts/approval';
import { announce } from '#runtime/platform/outbox/announce';
import { checkNotHeld } from '#runtime/products/subscriptions/access/claims.store';
import type { PayoutDesk } from '#runtime/sales/product-line';

/** What hosts get back. docs/rules/hosts.md#limit */
export const reimbursementDesk: PayoutDesk = {
  kind: 'reimbursement',

  async check(tx, payout) {
    checkBankAccount(payout);
    const { cycleUid } = await tx.reimbursement.findUniqueOrThrow({ where: { payoutUid: payout.uid } });
    await checkNotHeld(tx, cycleUid);
  },

  async paid(tx, payout) {
    const { uid, orderUid } = await tx.reimbursement.findUniqueOrThrow({ where: { payoutUid: payout.uid } });
    await announce(tx, 'host.reimbursed', { orderUid, reimbursementUid: uid });
  },
};
