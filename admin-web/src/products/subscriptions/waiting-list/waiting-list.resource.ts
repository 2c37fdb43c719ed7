import HourglassEmptyIcon from '@mui/icons-material/HourglassEmpty';
import { lazyComponent } from '../../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../../platform/rooms/room';

export const waitingList: ConsoleResource = {
  name: 'waiting-list',
  icon: HourglassEmptyIcon,
  recordRepresentation: 'customerName',
  list: lazyComponent(() => import('./waiting-list'), 'WaitingList'),
  show: lazyComponent(() => import('./waiting-list'), 'WaitingShow'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'work', position: 15 },
};
