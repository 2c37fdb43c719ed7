import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    'scheme-entries': {
      name: 'Price page texts',
      empty: 'No brand fits.',
      fields: {
        q: 'Search name or title',
        isEdited: 'Edited',
        name: 'Brand',
        title: 'Title',
        desc: 'Description',
        member: 'Members',
        schemes: 'How sharing goes',
        additionalInfo: 'Additional information',
        notes: 'Notes',
        priceInfo: 'Where the price comes from',
        importantNotes: 'Important notes',
        termsAndConditions: 'Terms and conditions',
        normalPrice: 'Normal price (Rp)',
        series: 'Series',
        categoryTreatment: 'Treatment categories',
        description: 'What the category holds',
        treatments: 'Treatments of the group',
        perMember: 'Treatments of a member',
        members: 'Members',
        discountPercent: 'Group discount (%)',
        firstUseWithinDays: 'First use (days)',
        edited: 'Edited',
        updatedAt: 'Last change',
      },
    },
  },
  actions: {
    'scheme-entries': {
      reset: {
        label: 'Back to the bundled text',
        ask: 'Every part goes back to the bundled text. What it says now stays in the audit log.',
        done: 'The bundled text is used again',
      },
    },
  },
  input: { lines: 'One item on each line.', line: 'Item %{n}: %{message}.' },
  scheme: {
    bundled: 'Bundled text',
    followsBundled: 'Every part follows the bundled text.',
    edited: 'Edited: %{fields}. The other parts follow the bundled text.',
    openPage: 'Open the price page',
  },
};
