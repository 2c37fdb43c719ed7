import CheckroomIcon from '@mui/icons-material/Checkroom';
import { lazyComponent } from '../../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../../platform/rooms/room';

export const merchandiseProducts: ConsoleResource = {
  name: 'merchandise-products',
  icon: CheckroomIcon,
  recordRepresentation: 'name',
  list: lazyComponent(() => import('./product-list'), 'ProductList'),
  show: lazyComponent(() => import('./product-show'), 'ProductShow'),
  create: lazyComponent(() => import('./product-form'), 'ProductCreate'),
  edit: lazyComponent(() => import('./product-form'), 'ProductEdit'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'merchandise', position: 1 },
};
