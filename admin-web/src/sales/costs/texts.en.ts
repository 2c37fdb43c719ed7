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
  status: { cost: { proposed: 'Waits for another admin', booked: 'Booked', withdrawn: 'Withdrawn' } },
  actions: {
    costs: {
      approve: {
        label: 'Approve',
        ask: 'Compare it with the receipt and the statement first. The cost goes into the books at once.',
        done: 'Cost booked',
      },
      withdraw: {
        label: 'Withdraw proposal',
        ask: 'The cost is not booked, and can be recorded again.',
        done: 'Proposal withdrawn',
      },
    },
  },
  systemText: {
    'Biaya ini disetujui di daftarnya sendiri: catat jumlah yang sama di sana.':
      'This cost is approved on its own list: record the same amount there.',
    'Kamu yang mengajukan biaya ini. Minta admin lain menyetujuinya.':
      'You proposed this cost. Ask another admin to approve it.',
    'Targetnya belum tercapai, jadi belum ada yang dibeli.': 'The target is not reached, so nothing was bought.',
    'Paket ini tidak atau belum dikirim kurir, jadi belum ada ongkirnya.':
      'No courier has this parcel yet, so there is no postage.',
  },
};
