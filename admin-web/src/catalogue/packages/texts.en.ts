import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    packages: {
      name: 'Package |||| Packages',
      empty: 'No packages yet.',
      fields: {
        providerUid: 'Provider',
        description: 'Description',
        position: 'Place',
        q: 'Search package or provider',
        providerName: 'Provider',
        name: 'Package',
        slug: 'Slug',
        isHost: 'Host',
        isPo: 'Pre-order',
        needsTv: 'Needs TV',
        voucherTreatments: 'Treatments in the voucher',
        voucherFirstUseDays: 'Days until the first use',
        active: 'On sale',
        variants: 'Variants',
      },
    },
  },
  actions: {
    packages: {
      activate: { label: 'Sell again', ask: 'The package is in the shop again.', done: 'Package on sale again' },
      deactivate: {
        label: 'Stop selling',
        ask: 'It leaves the shop; the orders it has go on.',
        done: 'Package no longer on sale',
      },
    },
  },
  packageForm: {
    isPo: 'Buyers wait until the group is full and pay then.',
    once: 'Decided once, when it is created.',
    voucher: 'Empty for a package without a voucher.',
  },
};
