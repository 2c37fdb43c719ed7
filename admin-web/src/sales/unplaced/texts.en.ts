import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    'unplaced-money': {
      name: 'Unplaced money',
      empty: 'All money that came is placed.',
      fields: {
        q: 'Search the text of the bank',
        arrivedOn: 'Arrived on',
        days: 'Age',
        amount: 'Amount',
        shopBank: 'Account of the shop',
        description: 'Text of the bank',
        reference: 'Reference',
        parts: 'Other parts of this transfer',
        orderNumber: 'Placed with order',
        payout: 'Returned to',
        bookedBy: 'Booked by',
        bookedAt: 'Booked',
        decidedBy: 'Decided by',
        decidedAt: 'Decided',
        state: 'Status',
      },
    },
  },
  unplaced: {
    days: '%{smart_count} day |||| %{smart_count} days',
    number: 'Number of the order or invoice',
    part: 'How much is for this order?',
    partHelp: 'Empty: all that is left',
    partOf: 'Part of a transfer of %{amount}',
  },
  actions: {
    'unplaced-money': {
      assign: {
        label: 'Assign to an invoice',
        ask: 'The money pays that invoice. Less: the rest is still asked for. More: it becomes credit of the customer. If the transfer is for several orders, fill in the part; the rest stays on the list.',
        done: 'Money assigned',
      },
      credit: {
        label: 'Keep as credit',
        ask: 'The money, or the part that you fill in, becomes credit of the customer whose order that is.',
        done: 'Money is credit of the customer',
      },
      withdraw: {
        label: 'Withdraw proposal',
        ask: 'The money is not placed, and waits as before.',
        done: 'Proposal withdrawn',
      },
      return: {
        label: 'Return to the sender',
        ask: "The sender's account. Another admin approves it on the list of payouts, then it joins the next batch.",
        done: 'On the list of payouts, waits for approval',
      },
      keep: {
        label: 'Cancel the return',
        ask: 'The payout is cancelled and the money can be placed again.',
        done: 'Return cancelled',
      },
    },
  },
  status: {
    unplacedMoney: {
      open: 'Unplaced',
      returning: 'Being returned',
      assigned: 'Placed',
      joined: 'Joined to its payment',
      returned: 'Returned',
      resending: 'Being sent again',
      resent: 'Sent again',
      recovered: 'Given back by a seller',
    },
  },
  systemText: {
    'Dana masuk tanpa tagihan': 'Money came without an invoice',
    'Tidak jadi dikembalikan': 'Not returned after all',
  },
};
