/** What a status asks of the admin: act, wait, nothing, or look at a failure. */
export type Tone = 'waiting' | 'working' | 'good' | 'bad' | 'idle';
export type StatusSubject =
  'order' | 'account' | 'payment' | 'purchase' | 'reimbursement' | 'event' | 'email' | 'customer';

/** The numbers are the stored codes of #domain/orders/order-status and #domain/accounts/account-status. */
const TONES: Record<StatusSubject, Record<string | number, Tone>> = {
  order: { 1: 'waiting', 2: 'waiting', 3: 'working', 4: 'good', 5: 'idle', 6: 'idle', 7: 'working', 8: 'idle' },
  account: { 1: 'working', 2: 'waiting', 3: 'good', 4: 'working', 5: 'idle', 6: 'idle', 7: 'waiting' },
  payment: { submitted: 'waiting', confirmed: 'good', rejected: 'bad', voided: 'idle' },
  purchase: { submitted: 'waiting', verified: 'good', rejected: 'bad' },
  reimbursement: { scheduled: 'waiting', approved: 'working', paid: 'good', cancelled: 'idle' },
  event: { waiting: 'waiting', published: 'working', settled: 'good', 'set-aside': 'bad' },
  email: { waiting: 'waiting', sending: 'working', sent: 'good' },
  customer: { blocked: 'bad', open: 'good' },
};

export const toneOf = (subject: StatusSubject, value: string | number): Tone => TONES[subject][value] ?? 'idle';
