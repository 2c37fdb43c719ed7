import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    'account-groups': {
      name: 'Group |||| Groups',
      empty: 'No groups yet. They open by themselves with the first order.',
      fields: {
        q: 'Search group name',
        name: 'Group',
        providerName: 'Provider',
        familyName: 'Plan family',
        seats: 'Seats',
        occupied: 'Taken',
        missing: 'Missing',
        tvSlots: 'TV slots',
        fillEpoch: 'Times filled',
        filledAt: 'Full since',
        createdAt: 'Opened',
        seatMap: 'Seat map',
      },
    },
  },
  actions: {
    'account-groups': {
      'store-credential': {
        fields: {
          username: 'User name or e-mail',
          password: 'Password',
          profile: 'Profile name (optional)',
          pin: 'Profile PIN (optional)',
          note: 'Note (optional)',
        },
        label: 'Store login',
        ask: 'Active members are told and can open it. Once stored, the console does not show it again.',
        done: 'Login stored',
      },
    },
  },
  filter: { short: 'Short of members' },
  dashboard: {
    groupsShort: 'Groups short of members',
    missing: '%{n} missing',
    noneShort: 'No group is short of members',
  },
  vault: {
    title: 'Login vault',
    empty: 'No login yet. The host or an admin can store one.',
    stored: 'Version %{version}, stored %{by} on %{at}.',
    by: { host: 'by the host', admin: 'by an admin' },
    replace: 'Replace login',
    former:
      '%{n} former members still know this login. Change the password at the provider and store the new one here. A host must not change the account.',
    accesses: 'Who stored and opened it',
    noAccesses: 'Nobody has opened it yet.',
    storedBy: 'stored version %{version}',
    revealedBy: 'opened version %{version}',
  },
  messageKind: { 'tell-credential-changed': "Group's login changed" },
  eventName: {
    'group.filled': 'Group full',
    'seat.freed': 'Seat free again',
    'group.reopened': 'Group open again',
    'credential.changed': "Group's login changed",
  },
};
