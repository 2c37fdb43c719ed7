import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    providers: {
      name: 'Provider |||| Providers',
      empty: 'No providers yet.',
      fields: {
        categoryUid: 'Category',
        type: 'Type',
        logo: 'Logo',
        color: 'Colour',
        description: 'Description',
        position: 'Place',
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
  },
  actions: {
    providers: {
      'set-logo': {
        label: 'Set logo',
        ask: 'The shop shows the logo on white, in dark mode too. Use a PNG or SVG without a background, at least 64 pixels on its longer side. Make sure that you may use it.',
        fields: { logo: 'Logo' },
        done: 'Logo set',
      },
      'remove-logo': { label: 'Remove logo', ask: 'The shop shows letters on its colour again.', done: 'Logo removed' },
      hide: { label: 'Hide', ask: 'It leaves the shop; the orders it has go on.', done: 'Provider hidden' },
      show: { label: 'Show', ask: 'It is in the shop again.', done: 'Provider shown' },
    },
  },
  logo: { none: 'None yet: the shop shows letters on its colour.' },
  providerType: { 1: 'Digital', 2: 'Non-digital' },
};
