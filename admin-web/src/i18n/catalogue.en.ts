import type { catalogueId } from './catalogue.id';

export const catalogueEn: typeof catalogueId = {
  providers: {
    name: 'Provider |||| Providers',
    empty: 'No providers yet.',
    fields: {
      q: 'Search provider name',
      name: 'Name',
      slug: 'Slug',
      category: 'Category',
      tagline: 'Tagline',
      packages: 'Packages',
      openGroups: 'Open groups',
      hidden: 'Hidden',
      createdAt: 'Added',
    },
  },
  packages: {
    name: 'Package |||| Packages',
    empty: 'No packages yet.',
    fields: {
      q: 'Search package or provider',
      providerName: 'Provider',
      name: 'Package',
      slug: 'Slug',
      isHost: 'Host',
      isPo: 'Pre-order',
      needsTv: 'Needs TV',
      active: 'On sale',
      variants: 'Variants',
    },
  },
  variants: {
    name: 'Variant & price |||| Variants & prices',
    empty: 'No variants yet.',
    fields: {
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
};
