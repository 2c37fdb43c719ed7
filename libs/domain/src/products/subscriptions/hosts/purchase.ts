import { DomainError } from '../../../platform/domain-error.js';
import { defineTransitions } from '../../../platform/transitions.js';
import { type AccountStatus, holdsSeat } from '../accounts/account-status.js';

/** What a host has bought at the provider. A rejected one is final as well: the host submits another. */
export const PURCHASE_STATES = ['submitted', 'verified', 'rejected'] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];
export const purchaseMoves = defineTransitions<PurchaseState>()(
  'purchase',
  {
    submitted: 'Pembelian host ini masih menunggu diperiksa.',
    verified: 'Pembelian host ini sudah diverifikasi.',
    rejected: 'Pembelian host ini sudah ditolak.',
  },
  {
    submitted: { verify: { to: 'verified', by: ['admin'] }, reject: { to: 'rejected', by: ['admin'] } },
    verified: {},
    rejected: {},
  },
);

/** The seat of a host does not end while its proof waits: what was debited would be reimbursed to no seat. */
export const purchaseWaits = (): DomainError =>
  new DomainError(
    'PROOF_WAITS',
    'Bukti pembelian host ini belum diperiksa. Putuskan dulu bukti itu, baru keanggotaannya bisa diakhiri.',
  );

/** What becomes of the unused part that an ended host owes. docs/rules/hosts.md#unused-part */
export type ReceivableAction = 'settle' | 'waive';
/**
 * `correct` changes the claimed price, `reimburse` owes the money to a host who has lost the seat; neither moves the state.
 * docs/rules/hosts.md
 */
export type PurchaseAction =
  | ReturnType<typeof purchaseMoves.actionsOn>[number]
  | 'correct'
  | 'reimburse'
  | ReceivableAction;

interface BoughtByHost {
  state: PurchaseState;
  seat: AccountStatus;
  /** Owed or paid. */
  isReimbursed: boolean;
  /** It was owed, and an admin has cancelled that, or nothing of the cycle was used. */
  wasCancelled: boolean;
  /** The host owes a part of it. */
  isReceivable: boolean;
}

/** What was scheduled for a purchase so far: at most one that was not cancelled. */
export const scheduledOf = (
  reimbursements: { isCancelled: boolean }[],
): Pick<BoughtByHost, 'isReimbursed' | 'wasCancelled'> => ({
  isReimbursed: reimbursements.some(({ isCancelled }) => !isCancelled),
  wasCancelled: reimbursements.some(({ isCancelled }) => isCancelled),
});

/** What an admin may do with a purchase now. */
export function purchaseActions(purchase: BoughtByHost): PurchaseAction[] {
  const { state, seat, isReimbursed, wasCancelled, isReceivable } = purchase;
  // What was cancelled is scheduled by nothing but an admin.
  const isLeftOver = state === 'verified' && !isReimbursed && (wasCancelled || !holdsSeat(seat));
  return [
    ...purchaseMoves.actionsOn(state, 'admin'),
    ...(state === 'submitted' ? ['correct' as const] : []),
    ...(isLeftOver ? ['reimburse' as const] : []),
    ...(isReceivable ? ['settle' as const, 'waive' as const] : []),
  ];
}

/** @throws DomainError 409 when an admin may not take the action now. */
export function checkPurchaseAction(purchase: BoughtByHost, action: PurchaseAction): void {
  if (purchaseActions(purchase).includes(action)) return;
  throw new DomainError('ILLEGAL_PURCHASE_ACTION', whyNot(purchase, action));
}

function whyNot({ isReimbursed, seat }: BoughtByHost, action: PurchaseAction): string {
  if (action === 'correct') return 'Bukti ini sudah diputuskan, jadi jumlahnya tidak bisa dikoreksi lagi.';
  if (action === 'settle' || action === 'waive') return 'Tidak ada bagian yang masih harus dikembalikan host.';
  if (isReimbursed) return 'Penggantian untuk pembelian ini sudah dijadwalkan.';
  return holdsSeat(seat)
    ? 'Kursi host ini masih terisi: penggantiannya dijadwalkan sendiri.'
    : 'Pembelian ini belum diverifikasi.';
}
