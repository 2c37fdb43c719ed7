import type { schemeActionsId, schemeId, schemeWordsId } from './scheme.id';

export const schemeEn: typeof schemeId = {
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
  'eligibility-rules': {
    name: 'Eligibility rules',
    empty: 'No rule fits.',
    fields: {
      q: 'Search brand, plan or rule',
      providerName: 'Brand',
      packageName: 'Plan',
      text: 'Rule',
      active: 'Asked',
      updatedAt: 'Last change',
    },
  },
};

export const schemeActionsEn: typeof schemeActionsId = {
  'scheme-entries': {
    reset: {
      label: 'Back to the bundled text',
      ask: 'Every part goes back to the bundled text. What it says now stays in the audit log.',
      done: 'The bundled text is used again',
    },
  },
  'price-notices': {
    remove: {
      label: 'Remove notice',
      ask: 'Customers will not see it any more. What it says stays in the audit log.',
      done: 'Notice removed',
    },
  },
  'eligibility-rules': {
    reset: {
      label: 'Back to the bundled rule',
      ask: 'The rule is asked again in the bundled words.',
      done: 'The bundled rule is used again',
    },
  },
};

export const schemeWordsEn: typeof schemeWordsId = {
  input: { lines: 'One item on each line.', line: 'Item %{n}: %{message}.' },
  scheme: {
    bundled: 'Bundled text',
    followsBundled: 'Every part follows the bundled text.',
    edited: 'Edited: %{fields}. The other parts follow the bundled text.',
    bundledRule: 'Bundled: %{text}',
    preview: 'What customers see',
    openPage: 'Open the price page',
    notAsked: 'This rule is not asked.',
  },
};
