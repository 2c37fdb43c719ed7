import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    vouchers: {
      name: 'Voucher |||| Vouchers',
      empty: 'No vouchers yet. One is issued when the payment of a Zap series is confirmed.',
      fields: {
        q: 'Search code, name, order, phone',
        code: 'Code',
        customerName: 'Customer',
        orderNumber: 'Order',
        plan: 'Plan',
        used: 'Used',
        issuedAt: 'Issued',
        useBy: 'First use by',
        firstUsedAt: 'First used',
        state: 'State',
      },
    },
  },
  actions: {
    vouchers: {
      use: {
        fields: { usedOn: 'Day of the treatment' },
        label: 'Record a use',
        ask: 'The clinic has given one treatment; the customer is told.',
        done: 'Use recorded',
      },
    },
  },
  status: {
    voucher: { issued: 'Unused', 'in-use': 'In use', finished: 'Used up', expired: 'Forfeited', voided: 'Void' },
  },
  voucher: {
    nth: 'Treatment %{number} of %{treatments}. The customer is told once it is recorded.',
    uses: 'Uses',
    noUses: 'No treatment has been used yet.',
    use: 'Treatment %{number}',
  },
  messageKind: {
    'tell-voucher-issued': 'Voucher issued',
    'tell-voucher-used': 'Voucher used',
    'tell-voucher-expired': 'Voucher expired',
    'remind-voucher': 'Voucher reminder',
  },
  eventName: {
    'voucher.issued': 'Voucher issued',
    'voucher.used': 'Voucher used',
    'voucher.due-soon': 'Voucher due soon',
    'voucher.expired': 'Voucher expired',
  },
};
