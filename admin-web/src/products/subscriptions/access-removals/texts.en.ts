import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    'access-removals': {
      name: 'Access to remove',
      empty: 'No access has to be removed.',
      fields: {
        q: 'Search name, order, phone or e-mail',
        createdAt: 'Ended',
        orderNumber: 'Order',
        customerName: 'Former member',
        plan: 'Plan',
        groupName: 'Group',
        accountEmail: 'E-mail at the provider',
        doneAt: 'Removed',
        doneBy: 'Removed by',
      },
    },
  },
  actions: {
    'access-removals': {
      finish: {
        label: 'Access removed',
        ask: 'Make sure that the password has been changed or the invitation withdrawn.',
        done: 'Access recorded as removed',
      },
    },
  },
  accessRemovals: {
    open: 'To be removed',
    done: 'Removed',
    isDone: 'The access has been removed.',
    changePassword:
      'This former member has seen the login that is still valid. Change the password and store the new one in the vault.',
    withdraw:
      'Withdraw the invitation, or remove the account from the family at the provider. The host has to change nothing.',
  },
};
