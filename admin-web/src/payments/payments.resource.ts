import PaymentsIcon from '@mui/icons-material/Payments';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/lazy-page';

export const payments: ResourceProps = {
  name: 'payments',
  icon: PaymentsIcon,
  recordRepresentation: 'orderNumber',
  list: lazyPage(() => import('./payment-list'), 'PaymentList'),
  show: lazyPage(() => import('./payment-show'), 'PaymentShow'),
};
