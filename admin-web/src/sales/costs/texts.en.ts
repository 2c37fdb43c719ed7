import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    costs: {
      name: 'Costs',
      empty: 'No costs yet. Record them at a Sekeranjang product, the stock or a shipment.',
      fields: {
        q: 'Search thing, payee or reference',
        at: 'Recorded',
        kind: 'Kind',
        label: 'For',
        amount: 'Amount',
        recovered: 'Given back',
        expected: 'Expected at most',
        payee: 'Paid to',
        reference: 'Reference',
        reason: 'Reason',
        by: 'Recorded by',
        decidedBy: 'Decided by',
        decidedAt: 'Decided',
        state: 'Status',
      },
    },
  },
  cost: {
    amount: 'Paid (Rp)',
    payee: 'Paid to',
    proposed: '%{by} has proposed %{amount} to %{payee}, reference %{reference}, %{at}: “%{reason}”.',
    proposedOwn: 'It waits for another admin, who records the same. If it is wrong, withdraw it in Costs.',
    proposedOther:
      'Compare it with the receipt and the statement, then record the same: amount, seller and reference. If it is wrong, withdraw it in Costs.',
    reversalProposed:
      '%{by} wants to take this cost back, %{at}: “%{reason}”. Another admin takes it back too, or the proposal is withdrawn.',
    reversed: 'Taken back by %{by}, %{at}: “%{reason}”.',
    recoveries: 'Money given back',
    recovered: 'Given back',
    net: 'so the cost is',
    recoveryUndone: 'Record undone by %{by}, %{at}: “%{reason}”.',
    ownDesk: 'Approved on its own list: another admin records the same purchase there.',
  },
  costKind: {
    sekeranjang: 'Goods of Sekeranjang',
    merchandise: 'Merchandise stock',
    postage: 'Postage',
    group: 'Subscription of a group',
    animal: 'Qurban animal',
    errand: 'Goods of Setitip',
  },
  status: {
    cost: { proposed: 'Waits for another admin', booked: 'Booked', withdrawn: 'Withdrawn', reversed: 'Taken back' },
  },
  actions: {
    costs: {
      approve: {
        label: 'Approve',
        ask: 'Compare it with the receipt and the statement first. The cost goes into the books at once.',
        done: 'Cost booked',
      },
      withdraw: {
        label: 'Withdraw proposal',
        ask: 'What was proposed does not happen: the cost can be recorded again, or stays booked.',
        done: 'Proposal withdrawn',
      },
      reverse: {
        label: 'Take back',
        ask: 'For what was recorded by mistake, such as a wrong amount. The books are reversed and the reference is free again, so that the right cost can be recorded. What a line of the statement shows has left, and stays.',
        done: 'Cost taken back',
      },
    },
  },
  systemText: {
    'Biaya ini bagian dari pembelian di daftarnya sendiri, jadi tidak bisa dibatalkan di sini.':
      'This cost is part of a purchase on its own list, so it cannot be taken back here.',
    'Biaya ini disetujui di daftarnya sendiri: catat jumlah yang sama di sana.':
      'This cost is approved on its own list: record the same amount there.',
    'Kamu yang mengajukan biaya ini. Minta admin lain menyetujuinya.':
      'You proposed this cost. Ask another admin to approve it.',
    'Targetnya belum tercapai, jadi belum ada yang dibeli.': 'The target is not reached, so nothing was bought.',
    'Paket ini tidak atau belum dikirim kurir, jadi belum ada ongkirnya.':
      'No courier has this parcel yet, so there is no postage.',
  },
};
