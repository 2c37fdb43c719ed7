import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    variants: {
      name: 'Variant & price |||| Variants & prices',
      empty: 'No variants yet.',
      fields: {
        packageUid: 'Package',
        familyUid: 'Plan family',
        duration: 'Duration (months)',
        groupSize: 'Group size',
        state: 'State',
        do: 'Actions',
        q: 'Search package or provider',
        providerName: 'Provider',
        packageName: 'Package',
        familyName: 'Plan family',
        durationLabel: 'Duration',
        grandTotal: 'Total',
        active: 'On sale',
        prices: 'Dated prices',
        validFrom: 'Valid from',
        providerPrice: 'Provider price',
        adminFee: 'Admin fee',
        activationFee: 'Activation fee',
        taxed: '11% tax',
      },
    },
  },
  actions: {
    variants: {
      activate: { label: 'Sell again', ask: 'The variant is in the shop again.', done: 'Variant on sale again' },
      deactivate: {
        label: 'Stop selling',
        ask: 'It leaves the shop; the orders it has go on.',
        done: 'Variant no longer on sale',
      },
      'add-price': { label: 'Add price', ask: '', done: 'Price saved' },
      'change-price': { label: 'Change price', ask: '', done: 'Scheduled price changed' },
      'withdraw-price': {
        label: 'Withdraw price',
        ask: 'This price will not start. The current one goes on.',
        done: 'Price withdrawn',
      },
    },
  },
  status: { price: { over: 'Over', current: 'Current', scheduled: 'Scheduled' } },
  variantEdits: {
    title: 'Other parts of this variant',
    fixed:
      'Its length and family stay, because orders and groups use them. With a wrong length, stop selling this variant and create the right one; with a wrong family, create another package.',
    package: 'Name, description and pre-order belong to the package.',
    packageButton: 'Edit package',
    family: 'What the provider debits and the transfer fee belong to the family.',
    familyButton: 'Edit family',
  },
  variantForm: {
    family: 'The groups that members of this plan sit in. Given once: orders use it.',
    duration: 'Given once: orders use it.',
  },
  preview: {
    starts: 'Starts %{when}.',
    until: 'Until then it stays %{total}.',
    hidden: 'This provider, package or variant is not on sale, so nobody sees it yet.',
    none: 'Enter a correct total to see the preview.',
  },
  price: {
    derivedNote: '* computed from the other figures, not published. A dash is not known.',
    add: 'Add price',
    change: 'Change scheduled price',
    changeShort: 'Change',
    withdrawShort: 'Withdraw',
    save: 'Save price',
    none: 'No price yet, so nobody sees this variant in the shop.',
    fromNow: 'From now on',
    from: 'Valid from',
    fitFee: 'Compute the admin fee from the total',
    derivedParts: 'Computed, not published',
    help: {
      grandTotal: 'What one member pays.',
      providerPrice: 'For the whole group. Leave empty when not known.',
      adminFee: 'Leave empty when not known.',
      activationFee: 'Usually 0.',
    },
  },
};
