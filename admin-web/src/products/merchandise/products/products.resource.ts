import CheckroomIcon from '@mui/icons-material/Checkroom';
import { lazyComponent } from '../../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../../platform/rooms/room';
import { texts } from './texts.id';

export const merchandiseProducts: ConsoleResource = {
  name: 'merchandise-products',
  icon: CheckroomIcon,
  recordRepresentation: 'name',
  list: lazyComponent(() => import('./product-list'), 'ProductList'),
  show: lazyComponent(() => import('./product-show'), 'ProductShow'),
  create: lazyComponent(() => import('./product-form'), 'ProductCreate'),
  edit: lazyComponent(() => import('./product-form'), 'ProductEdit'),
  texts: { id: texts, en: () => import('./texts.en') },
  menu: { group: 'merchandise', position: 1 },
};
