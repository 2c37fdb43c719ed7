import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    blacklist: {
      name: 'Blacklist',
      empty: 'The blacklist is empty.',
      fields: {
        q: 'Search name, phone, e-mail or reason',
        reason: 'Reason',
        keys: 'Known by',
        customers: 'Customers',
        customerUid: 'Customer id',
        state: 'State',
        phone: 'Phone number',
        phoneNumber: 'Phone number',
        email: 'E-mail',
        device: 'Device id',
        deviceId: 'Device id',
        until: 'Holds until',
        expiresAt: 'Holds until',
        createdAt: 'Made',
        createdBy: 'By',
        endedAt: 'Ended',
        endReason: 'Why it ended',
      },
    },
  },
  actions: {
    blacklist: {
      create: {
        label: 'Add to blacklist',
        ask: 'The account that has verified this e-mail cannot order from now on, is signed out everywhere and reads why. Anyone can type an unverified e-mail or a number, or share a device: those who have the same come up as hints, and you decide.',
        done: 'Added to the blacklist',
        fields: { proof: 'Evidence (picture)' },
      },
      lift: { label: 'Lift', ask: 'The customer can order again and reads the reason.', done: 'Lifted' },
      'accept-appeal': {
        label: 'Accept appeal',
        ask: 'The entry is lifted. Your answer is sent to the customer.',
        done: 'Appeal accepted',
      },
      'refuse-appeal': {
        label: 'Refuse appeal',
        ask: 'The entry stays in force. Your answer is sent to the customer.',
        done: 'Appeal refused',
      },
    },
  },
  status: {
    blacklist: { active: 'Blocked', appealing: 'Appeal waiting', lifted: 'Lifted', expired: 'Ended' },
    appeal: { waiting: 'Waiting', accepted: 'Accepted', refused: 'Refused', lapsed: 'Lapsed' },
  },
  blacklist: {
    untilLifted: 'Until it is lifted',
    untilHelp: 'The last day it holds. Leave empty for: until it is lifted.',
    appeals: 'Appeals',
    noAppeals: 'No appeals yet.',
    customers: 'Customers concerned',
    noCustomers: 'None yet. A customer who verifies this e-mail will be; the same number or device comes up as a hint.',
    on: { customer: 'chosen directly', phone: 'same number', email: 'same e-mail', device: 'same device' },
  },
  dashboard: { appeals: 'Blacklist appeals', appealsHelp: 'appeals wait for an answer' },
  messageKind: {
    'tell-blocked': 'Put on the blacklist',
    'tell-unblocked': 'Taken off the blacklist',
    'tell-appeal-refused': 'Appeal refused',
  },
  eventName: {
    'customer.blocked': 'Put on the blacklist',
    'customer.unblocked': 'Taken off the blacklist',
    'blacklist.appealed': 'Appeal made',
    'blacklist.appeal-refused': 'Appeal refused',
  },
  systemText: { 'Masa blokir selesai': 'The blacklist entry has run out' },
};
