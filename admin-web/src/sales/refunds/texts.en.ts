import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    refunds: {
      name: 'Refund |||| Refunds',
      empty: 'No money has to be given back.',
      fields: {
        q: 'Search order number or name',
        orderNumber: 'Order',
        customerName: 'Customer',
        reason: 'Reason',
        amount: 'Amount',
        by: 'Asked for by',
        approvedBy: 'Approved by',
        paidFrom: 'Paid from',
        bankName: 'Goes to',
        reference: 'Reference',
        createdAt: 'Asked for',
        creditedAt: 'Credited',
        paidAt: 'Transferred',
        state: 'Status',
      },
    },
  },
  actions: {
    refunds: {
      approve: {
        label: 'Approve',
        ask: 'Once approved, the money may be transferred. A refund is approved by another admin than the one who asked.',
        done: 'Refund approved',
      },
      pay: {
        fields: {
          reference: 'Reference of the transfer',
          bankName: 'Bank (optional)',
          accountNumber: 'Account number (optional)',
          accountName: 'Account holder (optional)',
        },
        label: 'Record transfer',
        ask: 'Transfer the money first, then record it here. Without an account it went to where the payment came from.',
        done: 'Transfer recorded, customer informed',
      },
    },
  },
  status: {
    refund: {
      requested: 'Requested',
      approved: 'Ready to transfer',
      credited: 'Customer credit',
      paid: 'Transferred',
      cancelled: 'Cancelled',
    },
  },
};
