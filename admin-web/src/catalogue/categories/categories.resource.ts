import CategoryIcon from '@mui/icons-material/Category';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';

export const categories: ConsoleResource = {
  name: 'categories',
  icon: CategoryIcon,
  recordRepresentation: 'name',
  list: lazyComponent(() => import('./category-list'), 'CategoryList'),
  show: lazyComponent(() => import('./category-show'), 'CategoryShow'),
  create: lazyComponent(() => import('./category-form'), 'CategoryCreate'),
  edit: lazyComponent(() => import('./category-form'), 'CategoryEdit'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'catalogue', position: 1 },
};
