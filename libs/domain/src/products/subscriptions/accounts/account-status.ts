import { defineTransitions } from '../../../platform/transitions.js';

/** Stored and shown; never renumber. docs/rules/groups.md#account-statuses */
export const ACCOUNT_STATUS = {
  registered: 1,
  waitingForConfirmation: 2,
  active: 3,
  pending: 4,
  cancelled: 5,
  refunded: 6,
  waitingForFollowUp: 7,
} as const;
export type AccountStatus = keyof typeof ACCOUNT_STATUS;
export type AccountStatusCode = (typeof ACCOUNT_STATUS)[AccountStatus];

/** The status of a new account; a moved one keeps its status. */
export const FIRST_ACCOUNT_STATUS: AccountStatus = 'registered';

/** The payment of the seat is confirmed. */
export const CONFIRMED_STATUSES: AccountStatusCode[] = [ACCOUNT_STATUS.active, ACCOUNT_STATUS.pending];

/** A host that has bought: with the proof uploaded, or verified. Before that a free seat has cost nothing. */
export const BOUGHT_HOST_CODES: number[] = [ACCOUNT_STATUS.waitingForConfirmation, ACCOUNT_STATUS.active];

/** Fixed labels; Refund is shown empty. docs/rules/groups.md#account-statuses */
export const ACCOUNT_STATUS_LABEL: Record<AccountStatus, string> = {
  registered: 'Registered',
  waitingForConfirmation: 'Waiting For Confirmation',
  active: 'Active',
  pending: 'Pending',
  cancelled: 'Cancel',
  refunded: '',
  waitingForFollowUp: 'Waiting For Follow-up',
};

/** The allowed moves of an account. */
export const accountMoves = defineTransitions<AccountStatus>()(
  'account',
  {
    registered: 'Kursi ini masih menunggu pembayaran.',
    waitingForFollowUp: 'Kursi ini masih menunggu pembayaran.',
    waitingForConfirmation: 'Kursi ini sedang menunggu konfirmasi.',
    pending: 'Kursi ini sudah dibayar dan menunggu grupnya.',
    active: 'Kursi ini sudah aktif.',
    cancelled: 'Kursi ini sudah berakhir.',
    refunded: 'Kursi ini sudah ditutup dan uangnya dikembalikan.',
  },
  {
    registered: {
      'submit-proof': { to: 'waitingForConfirmation', by: ['customer'] },
      'ask-for-payment': { to: 'waitingForFollowUp', by: ['system'] },
      cancel: { to: 'cancelled', by: ['customer', 'admin', 'system'] },
    },
    waitingForFollowUp: {
      'submit-proof': { to: 'waitingForConfirmation', by: ['customer'] },
      cancel: { to: 'cancelled', by: ['customer', 'admin', 'system'] },
      // Of a seat whose period was not renewed; its order stays completed. docs/rules/periods.md#grace
      renew: { to: 'active', by: ['admin', 'system'] },
      end: { to: 'cancelled', by: ['admin', 'system'] },
      // Its claim was missed, and all that was paid comes back. docs/rules/claims.md#refund
      refund: { to: 'refunded', by: ['system'] },
      leave: { to: 'cancelled', by: ['customer'] },
    },
    waitingForConfirmation: {
      activate: { to: 'active', by: ['system'] },
      hold: { to: 'pending', by: ['system'] },
      'reject-proof': { to: 'waitingForFollowUp', by: ['admin'] },
      cancel: { to: 'cancelled', by: ['admin'] },
    },
    pending: {
      activate: { to: 'active', by: ['system', 'admin'] },
      // By the system: the member takes the money of a seat that waits too long. docs/rules/groups.md#money-back
      refund: { to: 'refunded', by: ['admin', 'system'] },
    },
    active: {
      lapse: { to: 'waitingForFollowUp', by: ['system'] },
      refund: { to: 'refunded', by: ['admin', 'system'] },
      end: { to: 'cancelled', by: ['admin', 'system'] },
      leave: { to: 'cancelled', by: ['customer'] },
    },
    // Its order was closed unpaid, and is wanted again; of a pre-order it was asked to pay before.
    cancelled: {
      reopen: { to: 'registered', by: ['customer', 'admin'] },
      'reopen-asked': { to: 'waitingForFollowUp', by: ['customer', 'admin'] },
    },
    refunded: {},
  },
);
export type AccountAction = ReturnType<typeof accountMoves.actionsOn>[number];

const BY_CODE = new Map(Object.entries(ACCOUNT_STATUS).map(([name, code]) => [code, name as AccountStatus]));

/** The status of a stored code; null for an unknown code. */
export const findAccountStatus = (code: number): AccountStatus | null => BY_CODE.get(code as AccountStatusCode) ?? null;

/** The status of a stored code. @throws RangeError on an unknown code. */
export function accountStatusOf(code: number): AccountStatus {
  const status = findAccountStatus(code);
  if (!status) throw new RangeError(`unknown account status ${code}`);
  return status;
}

/** A live account holds its seat; cancelled and refunded ones have given it back. */
export const holdsSeat = (status: AccountStatus): boolean => status !== 'cancelled' && status !== 'refunded';
export const LIVE_ACCOUNT_CODES: number[] = Object.entries(ACCOUNT_STATUS)
  .filter(([name]) => holdsSeat(name as AccountStatus))
  .map(([, code]) => code);
