import PersonIcon from '@mui/icons-material/Person';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/lazy-page';

export const customers: ResourceProps = {
  name: 'customers',
  icon: PersonIcon,
  recordRepresentation: 'name',
  list: lazyPage(() => import('./customer-list'), 'CustomerList'),
  show: lazyPage(() => import('./customer-show'), 'CustomerShow'),
};
