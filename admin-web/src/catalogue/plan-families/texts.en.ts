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
        renewalLeadDays: 'Invoice the renewal (days before)',
        graceDays: 'Grace (days)',
        providerPrice: 'Debited by the provider (Rp)',
        transferFee: 'Transfer fee (Rp)',
        cycleMonths: "Provider's cycle (months)",
        hostBuys: 'The host buys',
        hostStoresLogin: 'The host puts the login into the vault',
        reimbursesWhenFull: 'Reimbursement waits for the full, paid group',
        priceTolerancePercent: 'Price tolerance (%)',
        variants: 'Variants',
      },
    },
  },
  familyForm: {
    providerPrice: 'What the provider debits for one group, tax included. Leave empty when not known.',
    transferFee: 'Deducted from what a host gets back.',
    cycle: 'For how many months the provider debits at once.',
    hostBuys: 'When the host is asked to buy; it then has 48 hours.',
    buys: {
      ordered: 'With the order',
      provided: 'When an admin has stored the account',
      paid: 'When all members have paid',
    },
    tolerance: 'More than this above the provider price needs a second admin.',
    renewalLeadDays: 'The invoice is issued so many days before the last day. Leave empty for 7.',
    graceDays: 'An unpaid seat is kept for so long. Leave empty for 3.',
    once: 'Decided once: groups are opened with these seats.',
    tvSlots: 'Leave empty when the plan does not care about TVs.',
    starts: 'Processed once so many members are confirmed; leave empty when it need not wait.',
  },
};
