import type { texts as id } from './texts.id';

export const texts: typeof id = {
  ledger: {
    title: 'Ledger',
    account: 'Account',
    accounts: {
      bank: 'Bank',
      memberFunds: "Members' funds",
      hostPayable: 'Owed to hosts',
      hostReceivable: 'Receivable from hosts',
      feeIncome: 'Admin fee income',
      customerCredit: 'Customer credit',
      donationFunds: 'Donations held',
      giftFunds: 'Gifts and tips held',
      goodsIncome: 'Sales of goods',
      tipIncome: 'Tip income',
      customerDeposit: 'Customer deposits',
      refundPayable: 'Refunds to transfer',
    },
    code: 'Code',
    balance: 'Balance',
    sum: 'Sum',
    entries: 'Trial balance of %{n} entries, all read at the same moment',
  },
  dashboard: { ledger: 'Ledger sum', balanced: 'Balanced', unbalanced: 'Not balanced, look at it now' },
};
