/** What a status asks of the admin: act, wait, nothing, or look at a failure. */
export type Tone = 'waiting' | 'working' | 'good' | 'bad' | 'idle';
export type StatusSubject =
  | 'order'
  | 'account'
  | 'payment'
  | 'purchase'
  | 'reimbursement'
  | 'event'
  | 'email'
  | 'customer'
  | 'price'
  | 'blacklist'
  | 'appeal'
  | 'maintenance'
  | 'voucher'
  | 'admin'
  | 'follow-up';

/** The numbers are the stored codes of #domain/orders/order-status and #domain/accounts/account-status. */
const TONES: Record<StatusSubject, Record<string | number, Tone>> = {
  order: { 1: 'waiting', 2: 'waiting', 3: 'working', 4: 'good', 5: 'idle', 6: 'idle', 7: 'working', 8: 'idle' },
  account: { 1: 'working', 2: 'waiting', 3: 'good', 4: 'working', 5: 'idle', 6: 'idle', 7: 'waiting' },
  payment: { submitted: 'waiting', confirmed: 'good', rejected: 'bad', voided: 'idle' },
  purchase: { submitted: 'waiting', verified: 'good', rejected: 'bad' },
  reimbursement: { scheduled: 'waiting', approved: 'working', paid: 'good', cancelled: 'idle' },
  event: { waiting: 'waiting', published: 'working', settled: 'good', 'set-aside': 'bad' },
  email: { waiting: 'waiting', sending: 'working', sent: 'good' },
  voucher: { issued: 'waiting', 'in-use': 'working', finished: 'good', expired: 'bad', voided: 'idle' },
  'follow-up': { open: 'waiting', answered: 'good', closed: 'idle' },
  price: { over: 'idle', current: 'good', scheduled: 'waiting' },
  customer: { blocked: 'bad', open: 'good', leaving: 'waiting', erased: 'idle' },
  blacklist: { active: 'bad', appealing: 'waiting', lifted: 'idle', expired: 'idle' },
  appeal: { waiting: 'waiting', accepted: 'good', refused: 'bad', lapsed: 'idle' },
  maintenance: { closed: 'bad', open: 'good' },
  admin: { active: 'good', inactive: 'idle' },
};

export const toneOf = (subject: StatusSubject, value: string | number): Tone => TONES[subject][value] ?? 'idle';
