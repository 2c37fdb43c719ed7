import InventoryIcon from '@mui/icons-material/Inventory';
import { lazyComponent } from '../../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../../platform/rooms/room';

export const merchandiseVariants: ConsoleResource = {
  name: 'merchandise-variants',
  icon: InventoryIcon,
  recordRepresentation: 'name',
  list: lazyComponent(() => import('./variant-list'), 'VariantList'),
  show: lazyComponent(() => import('./variant-show'), 'VariantShow'),
  create: lazyComponent(() => import('./variant-form'), 'VariantCreate'),
  edit: lazyComponent(() => import('./variant-form'), 'VariantEdit'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'merchandise', position: 2 },
};
