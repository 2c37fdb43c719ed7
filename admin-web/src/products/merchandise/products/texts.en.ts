import type { texts as id } from './texts.id';

export const texts: typeof id = {
  menu: { merchandise: 'Merchandise' },
  resources: {
    'merchandise-products': {
      name: 'Merchandise product |||| Merchandise products',
      empty: 'There are no merchandise products yet.',
      fields: {
        q: 'Search name or slug',
        name: 'Name',
        slug: 'Slug',
        description: 'Description',
        details: 'Details, one a line',
        position: 'Position',
        active: 'On sale',
        variants: 'Variants',
        available: 'Free stock',
        pictures: 'Pictures',
        alt: 'What the picture shows',
      },
    },
  },
  actions: {
    'merchandise-products': {
      publish: { label: 'Put on sale', ask: 'The shop shows this product.', done: 'Product on sale' },
      hide: {
        label: 'Hide',
        ask: 'The shop does not show this product any more. Its orders go on.',
        done: 'Product hidden',
      },
      'add-picture': {
        fields: { alt: 'What the picture shows', proof: 'Picture' },
        label: 'Add a picture',
        ask: 'A square picture looks best. Its text is read to those who do not see it.',
        done: 'Picture added',
      },
      'remove-picture': { label: 'Remove picture', ask: 'The picture is removed.', done: 'Picture removed' },
    },
  },
};
