import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    'plan-families': {
      name: 'Plan family |||| Plan families',
      empty: 'No plan families yet.',
      fields: {
        q: 'Search plan families',
        name: 'Name',
        slug: 'Slug',
        providerUid: 'Provider',
        providerName: 'Provider',
        seats: 'Seats (host + regular)',
        hostSeats: 'Host seats',
        regularSeats: 'Regular seats',
        tvSlots: 'TV slots',
        startsWhenConfirmed: 'Processed after',
        providerPrice: 'Debited by the provider (Rp)',
        transferFee: 'Transfer fee (Rp)',
        variants: 'Variants',
      },
    },
  },
  familyForm: {
    providerPrice: 'What the provider debits for one group, tax included. Leave empty when not known.',
    transferFee: 'Deducted from what a host gets back.',
    once: 'Decided once: groups are opened with these seats.',
    tvSlots: 'Leave empty when the plan does not care about TVs.',
    starts: 'Processed once so many members are confirmed; leave empty when it need not wait.',
  },
};
