import type { texts as id } from './texts.id';

export const texts: typeof id = {
  form: {
    slug: 'Part of addresses and of the price sheet; cannot be changed later. Lower case, digits, hyphens.',
    position: 'Small numbers come first.',
  },
  preview: { title: 'What customers will see', card: 'Card in the list of providers' },
  sheet: { import: 'Import prices', export: 'Export prices' },
  scheme: { preview: 'What customers see' },
};
