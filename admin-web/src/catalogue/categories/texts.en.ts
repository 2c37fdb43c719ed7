import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    categories: {
      name: 'Category |||| Categories',
      empty: 'No categories yet.',
      fields: { q: 'Search categories', name: 'Name', slug: 'Slug', position: 'Place', providers: 'Providers' },
    },
  },
};
