import VolunteerActivismIcon from '@mui/icons-material/VolunteerActivism';
import { lazyComponent } from '../../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../../platform/rooms/room';

export const causes: ConsoleResource = {
  name: 'causes',
  icon: VolunteerActivismIcon,
  recordRepresentation: 'name',
  list: lazyComponent(() => import('./cause-list'), 'CauseList'),
  show: lazyComponent(() => import('./cause-show'), 'CauseShow'),
  create: lazyComponent(() => import('./cause-form'), 'CauseCreate'),
  edit: lazyComponent(() => import('./cause-form'), 'CauseEdit'),
  // The line brings the texts of all its resources.
  texts: { id: async () => ({ texts: {} }), en: async () => ({ texts: {} }) },
  menu: { group: 'giving', position: 1 },
  eventField: 'causeUid',
};
