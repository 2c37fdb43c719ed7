import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    'blacklist-hints': {
      name: 'Blacklist hint |||| Blacklist hints',
      empty: 'No hint fits.',
      fields: {
        q: 'Search name, phone, e-mail or reason',
        customerName: 'Customer',
        customerUid: 'Customer id',
        matchedOn: 'The same',
        reason: 'Reason on the blacklist',
        state: 'State',
        createdAt: 'Came up',
        decidedAt: 'Decided',
      },
    },
  },
  actions: {
    'blacklist-hints': {
      block: {
        label: 'Block',
        ask: 'The customer cannot order from now on, is signed out everywhere and reads the reason of the blacklist.',
        done: 'The customer is blocked',
      },
      dismiss: {
        label: 'Not this person',
        ask: 'This hint does not come up again. Nothing is sent to the customer.',
        done: 'The hint is closed',
      },
    },
  },
  status: { hint: { waiting: 'Waiting', blocked: 'Blocked', dismissed: 'Not this person', lapsed: 'Lapsed' } },
  blacklistHint: {
    on: { phone: 'Phone number', email: 'E-mail', device: 'Device' },
    why: {
      phone: 'The phone number is on the blacklist. Anyone can type a number, so look at the person first.',
      email: 'The e-mail is on the blacklist but not verified. Look at the person first.',
      device: 'The device is on the blacklist. People share devices, so look at the person first.',
    },
  },
  dashboard: { hints: 'Blacklist hints', hintsHelp: 'customers wait for a decision' },
};
