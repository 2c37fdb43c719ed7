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
      requested: 'To be transferred',
      approved: 'Approved',
      credited: 'Customer credit',
      paid: 'Transferred',
      cancelled: 'Cancelled',
    },
  },
};
