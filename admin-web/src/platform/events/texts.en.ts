import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    events: {
      name: 'Event |||| Events',
      empty: 'No events yet.',
      fields: {
        q: 'Search code or cause',
        name: 'Event',
        about: 'About',
        payload: 'Payload',
        state: 'State',
        createdAt: 'Happened',
        publishedAt: 'Queued',
        settledAt: 'Settled',
        setAsideAt: 'Set aside',
        setAsideReason: 'Cause',
        redrives: 'Re-drives',
      },
    },
  },
  actions: {
    events: {
      redrive: {
        label: 'Re-drive',
        ask: 'Its jobs are queued again; what is done is not done twice.',
        done: 'Event queued again',
      },
    },
  },
  status: { event: { waiting: 'Waiting', published: 'Queued', settled: 'Settled', 'set-aside': 'Set aside' } },
  dashboard: { events: 'Failed events', eventsHelp: '%{waiting} waiting for a queue' },
  systemText: {
    'Peristiwa ini sudah selesai atau sedang menunggu dikirim.': 'This event is settled, or waits to be sent.',
  },
};
