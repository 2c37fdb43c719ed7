import ForumIcon from '@mui/icons-material/Forum';
import { lazyComponent } from '../../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../../platform/rooms/room';
import { texts } from './texts.id';

export const threads: ConsoleResource = {
  name: 'threads',
  icon: ForumIcon,
  recordRepresentation: 'orderNumber',
  list: lazyComponent(() => import('./thread-list'), 'ThreadList'),
  show: lazyComponent(() => import('./thread-show'), 'ThreadShow'),
  texts: { id: texts, en: () => import('./texts.en') },
  menu: { group: 'work', position: 16, desk: 'unreadThreads' },
};
