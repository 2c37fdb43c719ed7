import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    'price-notices': {
      name: 'Price notices',
      empty: 'There are no price notices yet.',
      fields: {
        q: 'Search brand or text',
        providerUid: 'Brand',
        providerName: 'Brand',
        effectiveOn: 'From',
        text: 'Text',
      },
    },
  },
  actions: {
    'price-notices': {
      remove: {
        label: 'Remove notice',
        ask: 'Customers will not see it any more. What it says stays in the audit log.',
        done: 'Notice removed',
      },
    },
  },
};
