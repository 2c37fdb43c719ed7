import ShoppingBagIcon from '@mui/icons-material/ShoppingBag';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/lazy-page';

export const hostPurchases: ResourceProps = {
  name: 'host-purchases',
  icon: ShoppingBagIcon,
  recordRepresentation: 'orderNumber',
  list: lazyPage(() => import('./host-purchase-list'), 'HostPurchaseList'),
  show: lazyPage(() => import('./host-purchase-show'), 'HostPurchaseShow'),
};
