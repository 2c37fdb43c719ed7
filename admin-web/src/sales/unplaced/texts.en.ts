import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    'unplaced-money': {
      name: 'Unplaced money',
      empty: 'All money that came is placed.',
      fields: {
        q: 'Search bank text, name, order, phone',
        arrivedOn: 'Arrived on',
        days: 'Age',
        amount: 'Amount',
        shopBank: 'Account of the shop',
        description: 'Text of the bank',
        reference: 'Reference',
        parts: 'Other parts of this transfer',
        order: 'Order',
        lineAmount: 'Whole transfer',
        customerName: 'Customer name',
        orderNumber: 'Placed with order',
        payout: 'Returned to',
        cost: 'Given back of the cost',
        bounced: 'Transfer that the bank gave back',
        resentTo: 'Sent again to',
        bookedBy: 'Booked by',
        bookedAt: 'Booked',
        decidedBy: 'Decided by',
        decidedAt: 'Decided',
        reversalReason: 'Why it was taken back',
        state: 'Status',
      },
    },
  },
  unplaced: {
    sending: 'Being sent',
    done: 'Done',
    days: '%{smart_count} day |||| %{smart_count} days',
    number: 'Number of the order or invoice',
    part: 'How much is for this order?',
    partHelp: 'Empty: all that is left',
    partOf: 'Part of a transfer of %{amount}',
    costUid: 'Cost that was given back',
    costHelp: 'Search seller, thing or reference.',
    costLeft: '%{amount} left',
    recovered: 'Given back (Rp)',
    recoveredHelp: 'Empty: all of this money. The rest stays unplaced.',
    bounced: 'Transfer that the bank gave back',
    noneSent: 'There is no transfer of this amount or less.',
    accountLater: 'Fill in the right account, or leave it empty and fill it in later at the payouts.',
    noAccount: 'no account yet',
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
      resend: {
        label: 'Send again',
        ask: 'The bank has given this transfer back. The money is sent again by the payouts, once another admin has approved the account. Of more money the rest stays here.',
        done: 'On the list of payouts, waits to be sent again',
      },
      keep: {
        label: 'Cancel the payout',
        ask: 'The payout is cancelled and the money can be placed again.',
        done: 'Payout cancelled',
      },
      recover: {
        label: 'Given back by a seller',
        ask: 'For money of a seller or courier who gives back what was paid, or a part of it. The cost is less by it in the books.',
        done: 'Money given back recorded',
      },
      undo: {
        label: 'Undo the record',
        ask: 'If it is not the money of the seller after all: the cost is as before, and the money can be placed again.',
        done: 'Record undone',
      },
      reverse: {
        label: 'Take the booking back',
        ask: "For a line that was booked as unplaced by mistake, such as a settlement of the gateway, interest, or money moved between the shop's own accounts. The line is open again at Bank statements.",
        done: 'Taken back; the line is open again at Bank statements',
      },
    },
  },
  status: {
    lineProposal: { waiting: 'Waits for another admin' },
    lineMatch: { certain: 'Certain', possible: 'Possible', none: 'No match' },
    unplacedMoney: {
      open: 'Unplaced',
      returning: 'Being returned',
      assigned: 'Placed',
      joined: 'Joined to its payment',
      returned: 'Returned',
      resending: 'Being sent again',
      resent: 'Sent again',
      recovered: 'Given back by a seller',
      merged: 'Joined with the rest again',
      reversed: 'Taken back',
    },
  },
  systemText: {
    'Dana masuk tanpa tagihan': 'Money came without an invoice',
    'Tidak jadi dikembalikan': 'Not returned after all',
    'Dana ini masuk sebelum biayanya dibayar, jadi bukan uang kembalinya.':
      'This money came before the cost was paid, so it was not given back of it.',
    'Biaya ini sudah kembali semuanya.': 'All of this cost has come back.',
    'Biaya ini sedang diusulkan untuk dibatalkan. Tarik usulannya dulu di Biaya.':
      'An admin wants to take this cost back. Withdraw the proposal in Costs first.',
    'Biaya ini bagian dari pembelian untuk grup, hewan, atau titipan, jadi uang kembalinya milik pelanggan: jadikan kredit dengan nomor pesanannya.':
      'This cost is part of a purchase for a group, an animal or an errand, so what comes back is money of customers: keep it as credit with the number of the order.',
    'Tidak jadi dikirim ulang': 'Not sent again after all',
  },
};
