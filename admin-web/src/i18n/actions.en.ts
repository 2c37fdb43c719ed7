import type { actionsId } from './actions.id';

export const actionsEn: typeof actionsId = {
  orders: {
    cancel: {
      label: 'Cancel order',
      ask: 'The seat is freed at once and the customer is told.',
      done: 'Order cancelled',
    },
    refund: {
      label: 'Refund',
      ask: 'The order is closed and the refund is posted to the ledger.',
      done: 'Refund recorded',
    },
  },
  payments: {
    confirm: {
      label: 'Confirm payment',
      ask: 'Make sure that the money has reached our account.',
      done: 'Payment confirmed',
    },
    reject: {
      label: 'Reject proof',
      ask: 'The customer is asked to upload again.',
      done: 'Proof rejected, the customer is told',
    },
  },
  accounts: {
    activate: {
      label: 'Activate',
      ask: 'The member becomes active without waiting for the group.',
      done: 'Account activated',
    },
    cancel: { label: 'Cancel seat', ask: 'The seat is freed and offered again.', done: 'Seat cancelled' },
    refund: {
      label: 'Refund',
      ask: 'The seat is freed and the refund is posted to the ledger.',
      done: 'Refund recorded',
    },
    end: { label: 'End membership', ask: 'The membership ends without a refund.', done: 'Membership ended' },
  },
  vouchers: {
    use: {
      label: 'Record a use',
      ask: 'The clinic has given one treatment; the customer is told.',
      done: 'Use recorded',
    },
  },
  'host-purchases': {
    verify: {
      label: 'Verify purchase',
      ask: 'Make sure that the provider really debited the host.',
      done: 'Purchase verified',
    },
    reject: { label: 'Reject proof', ask: 'The host is asked for a new proof.', done: 'Proof of purchase rejected' },
  },
  reimbursements: {
    approve: { label: 'Approve', ask: 'It becomes part of the next batch.', done: 'Reimbursement approved' },
    pay: {
      label: 'Record payment',
      ask: 'Fill in after the transfer is done. The host is told at once.',
      done: 'Reimbursement paid',
    },
    cancel: {
      label: 'Cancel reimbursement',
      ask: 'The host will not get this reimbursement.',
      done: 'Reimbursement cancelled',
    },
  },
  'account-groups': {
    'store-credential': {
      label: 'Store login',
      ask: 'Active members are told and can open it. Once stored, the console does not show it again.',
      done: 'Login stored',
    },
  },
  'follow-ups': {
    answer: {
      label: 'Answer',
      ask: 'The customer gets your answer as a notification and by e-mail.',
      done: 'Answer sent',
    },
    close: { label: 'Close', ask: 'Nothing more will be done about this question.', done: 'Question closed' },
  },
  blacklist: {
    create: {
      label: 'Add to blacklist',
      ask: 'Whoever has this number, e-mail or device cannot order from now on, is signed out everywhere and told why.',
      done: 'Added to the blacklist',
    },
    lift: { label: 'Lift', ask: 'The customer can order again and reads the reason.', done: 'Lifted' },
    'accept-appeal': {
      label: 'Accept appeal',
      ask: 'The entry is lifted. Your answer is sent to the customer.',
      done: 'Appeal accepted',
    },
    'refuse-appeal': {
      label: 'Refuse appeal',
      ask: 'The entry stays in force. Your answer is sent to the customer.',
      done: 'Appeal refused',
    },
  },
  customers: {
    block: { label: 'Block', ask: 'This customer can no longer order.', done: 'Customer blocked' },
    unblock: { label: 'Unblock', ask: 'This customer can order again.', done: 'Customer unblocked' },
    'withdraw-erasure': {
      label: 'Withdraw deletion',
      ask: 'Only when the customer asks for it.',
      done: 'Deletion withdrawn',
    },
  },
  maintenance: {
    start: {
      label: 'Close the shop',
      ask: 'Every customer sees the maintenance page until the shop is opened again.',
      done: 'Shop closed',
    },
    stop: { label: 'Open the shop', ask: 'Customers can come in and order again.', done: 'Shop opened' },
  },
  events: {
    redrive: {
      label: 'Re-drive',
      ask: 'Its jobs are queued again; what is done is not done twice.',
      done: 'Event queued again',
    },
  },
};
