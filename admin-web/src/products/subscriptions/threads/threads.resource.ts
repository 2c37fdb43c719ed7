import ForumIcon from '@mui/icons-material/Forum';
import { lazyComponent } from '../../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../../platform/rooms/room';

export const threads: ConsoleResource = {
  name: 'threads',
  icon: ForumIcon,
  recordRepresentation: 'orderNumber',
  list: lazyComponent(() => import('./thread-list'), 'ThreadList'),
  show: lazyComponent(() => import('./thread-show'), 'ThreadShow'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'work', position: 16, desk: 'unreadThreads' },
};
