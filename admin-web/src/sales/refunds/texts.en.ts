import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    refunds: {
      name: 'Refund |||| Refunds',
      empty: 'No money has to be given back.',
      fields: {
        q: 'Search name, order, phone or e-mail',
        orderNumber: 'Order',
        customerName: 'Customer',
        reason: 'Reason',
        amount: 'Amount',
        used: 'Used as credit before',
        by: 'Asked for by',
        bookedBy: 'Credit booked by',
        approvedBy: 'Approved by',
        paidFrom: 'Paid from',
        bankName: 'Goes to',
        reference: 'Reference',
        askedAt: 'Asked for',
        creditedAt: 'Credited',
        gatewayAskedAt: 'Asked at the gateway',
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
      'send-back': {
        label: 'Refund through the gateway',
        ask: 'The money goes back to the customer by QRIS or wallet, from what the gateway holds for the shop. If the gateway does not answer, press again: it is never given back twice.',
        done: 'Refunded through the gateway, the customer is informed',
      },
      schedule: {
        label: 'Put into a batch',
        ask: 'The money goes with the next file of transfers, to this account. Where the customer has named one, another account needs a reason and another admin. Its credit pays no renewals any more.',
        done: 'On the list of payouts',
      },
      pay: {
        fields: {
          bankName: 'Bank',
          accountNumber: 'Account number',
          accountName: 'Account holder',
        },
        label: 'Record transfer',
        ask: 'Transfer the money first, then record it here. The account that the customer asked for is filled in; otherwise write where the money went.',
        done: 'Transfer recorded, customer informed',
      },
    },
  },
  refundAccount: { none: 'Not named by the customer yet', ask: 'Ask for the account' },
  status: {
    refund: {
      requested: 'Requested',
      approved: 'Ready to transfer',
      credited: 'Customer credit',
      used: 'Used',
      paid: 'Transferred',
      cancelled: 'Cancelled',
    },
  },
};
