import BoltIcon from '@mui/icons-material/Bolt';
import type { AdminEvent } from '#contracts/platform/events.admin.http';
import { lazyComponent } from '../rooms/lazy-component';
import type { ConsoleResource } from '../rooms/room';
import type { Tone } from '../fields/status-tone';

const eventTones: Record<AdminEvent['state'], Tone> = {
  waiting: 'waiting',
  published: 'working',
  settled: 'good',
  'set-aside': 'bad',
};

export const events: ConsoleResource = {
  name: 'events',
  icon: BoltIcon,
  recordRepresentation: 'name',
  nameKey: ({ name }) => `eventName.${name}`,
  list: lazyComponent(() => import('./event-list'), 'EventList'),
  show: lazyComponent(() => import('./event-show'), 'EventShow'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'system', position: 7, desk: 'failedEvents' },
  statuses: { event: eventTones },
};
