import PriceCheckIcon from '@mui/icons-material/PriceCheck';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';

export const shippingZones: ConsoleResource = {
  name: 'shipping-zones',
  icon: PriceCheckIcon,
  recordRepresentation: ({ service, name }) => `${service}, ${name}`,
  list: lazyComponent(() => import('./zone-list'), 'ZoneList'),
  create: lazyComponent(() => import('./zone-form'), 'ZoneCreate'),
  edit: lazyComponent(() => import('./zone-form'), 'ZoneEdit'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'catalogue', position: 9 },
};
