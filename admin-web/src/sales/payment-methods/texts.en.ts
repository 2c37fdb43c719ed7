import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    'payment-methods': {
      name: 'Bank account |||| Bank accounts',
      empty: 'No bank account yet.',
      fields: {
        q: 'Search bank or account number',
        bankName: 'Bank',
        accountNumber: 'Account number',
        accountName: 'Account holder',
        position: 'Place',
        active: 'State',
        uniqueCode: 'Unique code',
      },
    },
  },
  actions: {
    'payment-methods': {
      deactivate: {
        label: 'Hide',
        ask: 'Customers do not see this account any more. Transfers that were sent are checked as before.',
        done: 'Bank account hidden',
      },
      activate: {
        label: 'Show',
        ask: 'Customers can pay to this account once another owner or an admin of finance approves.',
        done: 'Bank account shown',
      },
      approve: { label: 'Approve', done: 'The account is shown as proposed' },
      withdraw: {
        label: 'Withdraw proposal',
        ask: 'It is not changed; the account stays as it is now.',
        done: 'Proposal withdrawn',
      },
      propose: { label: 'Propose bank account' },
    },
  },
  dashboard: { proposedAccounts: 'Proposed bank accounts of the shop' },
  payment_methods: {
    toBe: 'that this account becomes %{bankName} %{accountNumber} of %{accountName}',
    toShow: 'that this account is shown to customers: %{bankName} %{accountNumber} of %{accountName}',
    uniqueCode: 'A transfer adds 1–999 rupiah, so that it is recognised. They are booked on an account of their own.',
  },
  status: {
    paymentMethod: { active: 'Shown', inactive: 'Hidden' },
    uniqueCode: { on: 'Used', off: 'Not used' },
    changeProposal: { waiting: 'Proposal waits' },
  },
  systemText: {
    'Rekening ini sudah ada di daftar': 'This account is on the list already',
    'Nomor rekening 5–20 angka': 'An account number has 5–20 digits',
    'Nomor rekening tidak boleh nol semua': 'An account number is not all zeros',
    'Harus ada satu rekening yang aktif, selain rekening contoh. Aktifkan rekening lain dulu, ya.':
      'One bank account that is no example must be shown. Show another one first.',
  },
};
