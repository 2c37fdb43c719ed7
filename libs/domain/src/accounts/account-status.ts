import { defineTransitions } from '../transitions.js';

/** The number is stored and shown; never renumber. Spec 2 §3. */
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

/** In which a seat begins; a moved one keeps the status it had. */
export const FIRST_ACCOUNT_STATUS: AccountStatus = 'registered';

/** The money for the seat is there and confirmed. */
export const SETTLED_STATUSES: AccountStatusCode[] = [ACCOUNT_STATUS.active, ACCOUNT_STATUS.pending];

/** Labels exactly as the specification lists them; Refund is shown empty. Spec 1 §3. */
export const ACCOUNT_STATUS_LABEL: Record<AccountStatus, string> = {
  registered: 'Registered',
  waitingForConfirmation: 'Waiting For Confirmation',
  active: 'Active',
  pending: 'Pending',
  cancelled: 'Cancel',
  refunded: '',
  waitingForFollowUp: 'Waiting For Follow-up',
};

/** What may happen to a seat, state by state. Decisions: Account status. */
export const accountMoves = defineTransitions<AccountStatus>()('account', {
  registered: {
    'submit-proof': { to: 'waitingForConfirmation', by: ['customer'] },
    'ask-for-payment': { to: 'waitingForFollowUp', by: ['system'] },
    cancel: { to: 'cancelled', by: ['customer', 'admin', 'system'] },
  },
  waitingForFollowUp: {
    'submit-proof': { to: 'waitingForConfirmation', by: ['customer'] },
    cancel: { to: 'cancelled', by: ['customer', 'admin', 'system'] },
  },
  waitingForConfirmation: {
    activate: { to: 'active', by: ['system'] },
    hold: { to: 'pending', by: ['system'] },
    'reject-proof': { to: 'waitingForFollowUp', by: ['admin'] },
    cancel: { to: 'cancelled', by: ['admin'] },
  },
  pending: {
    activate: { to: 'active', by: ['system', 'admin'] },
    refund: { to: 'refunded', by: ['admin'] },
  },
  active: {
    refund: { to: 'refunded', by: ['admin'] },
    end: { to: 'cancelled', by: ['admin'] },
    leave: { to: 'cancelled', by: ['customer'] },
  },
  cancelled: {},
  refunded: {},
});
export type AccountAction = ReturnType<typeof accountMoves.actionsOn>[number];

const BY_CODE = new Map(Object.entries(ACCOUNT_STATUS).map(([name, code]) => [code, name as AccountStatus]));

/** The status of a stored code. @throws RangeError on a code that the specification does not know. */
export function accountStatusOf(code: number): AccountStatus {
  const status = BY_CODE.get(code as AccountStatusCode);
  if (!status) throw new RangeError(`unknown account status ${code}`);
  return status;
}

/** A live account holds its seat; cancelled and refunded ones have given it back. Decisions: Group sizes and seats. */
export const holdsSeat = (status: AccountStatus): boolean => status !== 'cancelled' && status !== 'refunded';
export const LIVE_ACCOUNT_CODES: number[] = Object.entries(ACCOUNT_STATUS)
  .filter(([name]) => holdsSeat(name as AccountStatus))
  .map(([, code]) => code);
