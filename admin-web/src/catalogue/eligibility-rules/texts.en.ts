import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
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
  },
  actions: {
    'eligibility-rules': {
      reset: {
        label: 'Back to the bundled rule',
        ask: 'The rule is asked again in the bundled words.',
        done: 'The bundled rule is used again',
      },
    },
  },
  scheme: { bundledRule: 'Bundled: %{text}', notAsked: 'This rule is not asked.' },
};
