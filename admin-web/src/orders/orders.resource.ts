import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/lazy-page';

export const orders: ResourceProps = {
  name: 'orders',
  icon: ReceiptLongIcon,
  recordRepresentation: 'orderNumber',
  list: lazyPage(() => import('./order-list'), 'OrderList'),
  show: lazyPage(() => import('./order-show'), 'OrderShow'),
};
