import PersonOffIcon from '@mui/icons-material/PersonOff';
import { lazyComponent } from '../../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../../platform/rooms/room';

export const accessRemovals: ConsoleResource = {
  name: 'access-removals',
  icon: PersonOffIcon,
  recordRepresentation: 'orderNumber',
  list: lazyComponent(() => import('./access-removal-list'), 'AccessRemovalList'),
  show: lazyComponent(() => import('./access-removal-show'), 'AccessRemovalShow'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'work', position: 12 },
};
