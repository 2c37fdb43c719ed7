import { DomainError } from '../../../platform/domain-error.js';
import { defineTransitions } from '../../../platform/transitions.js';
import { type AccountStatus, holdsSeat } from '../accounts/account-status.js';

/** What a host has bought at the provider. A rejected one is final as well: the host submits another. */
export const PURCHASE_STATES = ['submitted', 'verified', 'rejected'] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];
export const purchaseMoves = defineTransitions<PurchaseState>()('purchase', {
  submitted: { verify: { to: 'verified', by: ['admin'] }, reject: { to: 'rejected', by: ['admin'] } },
  verified: {},
  rejected: {},
});

/** `reimburse` moves no state: it owes the money to a host who has lost the seat. docs/rules/hosts.md#reimbursement */
export type PurchaseAction = ReturnType<typeof purchaseMoves.actionsOn>[number] | 'reimburse';

interface BoughtByHost {
  state: PurchaseState;
  seat: AccountStatus;
  isReimbursed: boolean;
}

/** What an admin may do with a purchase now. */
export function purchaseActions({ state, seat, isReimbursed }: BoughtByHost): PurchaseAction[] {
  const isLeftOver = state === 'verified' && !holdsSeat(seat) && !isReimbursed;
  return [...purchaseMoves.actionsOn(state, 'admin'), ...(isLeftOver ? ['reimburse' as const] : [])];
}

/** @throws DomainError 409 when an admin may not take the action now. */
export function checkPurchaseAction(purchase: BoughtByHost, action: PurchaseAction): void {
  if (purchaseActions(purchase).includes(action)) return;
  throw new DomainError(
    'ILLEGAL_PURCHASE_ACTION',
    purchase.isReimbursed
      ? 'Penggantian untuk pembelian ini sudah dijadwalkan.'
      : holdsSeat(purchase.seat)
        ? 'Kursi host ini masih terisi: penggantiannya dijadwalkan sendiri begitu grupnya penuh.'
        : 'Pembelian ini belum diverifikasi.',
  );
}
