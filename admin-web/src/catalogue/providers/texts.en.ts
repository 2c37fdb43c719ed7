import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    providers: {
      name: 'Provider |||| Providers',
      empty: 'No providers yet.',
      fields: {
        categoryUid: 'Category',
        type: 'Type',
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
      hide: { label: 'Hide', ask: 'It leaves the shop; the orders it has go on.', done: 'Provider hidden' },
      show: { label: 'Show', ask: 'It is in the shop again.', done: 'Provider shown' },
    },
  },
  providerType: { 1: 'Digital', 2: 'Non-digital' },
};
