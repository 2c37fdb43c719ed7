import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    'waiting-list': {
      name: 'Waiting list',
      empty: 'No customer waits for a seat.',
      fields: {
        q: 'Search name, phone or e-mail',
        waitsSince: 'Waiting since',
        customerName: 'Customer',
        plan: 'Plan',
        notes: 'Notes',
        offeredAt: 'Seat offered',
        heldUntil: 'Held until',
      },
    },
  },
  waitingList: { waiting: 'Waiting', offered: 'Seat offered' },
};
