import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    maintenance: {
      name: 'Maintenance',
      empty: 'No platforms.',
      fields: { platform: 'Platform', isActive: 'State', changedAt: 'Changed', switch: 'Switch' },
    },
  },
  actions: {
    maintenance: {
      start: {
        label: 'Close the shop',
        ask: 'Every customer sees the maintenance page until the shop is opened again.',
        done: 'Shop closed',
      },
      stop: { label: 'Open the shop', ask: 'Customers can come in and order again.', done: 'Shop opened' },
    },
  },
  status: { maintenance: { closed: 'Shut down', open: 'Running normally' } },
  platform: { main: 'Shop' },
};
