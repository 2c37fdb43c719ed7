import LiveTvIcon from '@mui/icons-material/LiveTv';
import type { ApplicationState } from '#domain/products/giving/share';
import type { Tone } from '../../../platform/fields/status-tone';
import { lazyComponent } from '../../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../../platform/rooms/room';

const applicationTones: Record<ApplicationState, Tone> = {
  waiting: 'waiting',
  picked: 'working',
  fulfilled: 'good',
  declined: 'bad',
  withdrawn: 'idle',
};

export const shareApplications: ConsoleResource = {
  name: 'share-applications',
  icon: LiveTvIcon,
  recordRepresentation: 'name',
  list: lazyComponent(() => import('./applications'), 'ApplicationList'),
  show: lazyComponent(() => import('./applications'), 'ApplicationShow'),
  // The line brings the texts of all its resources.
  texts: { id: async () => ({ texts: {} }), en: async () => ({ texts: {} }) },
  menu: { group: 'giving', position: 4 },
  statuses: { application: applicationTones },
  eventField: 'applicationUid',
};
