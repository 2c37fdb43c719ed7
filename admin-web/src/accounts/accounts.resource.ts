import EventSeatIcon from '@mui/icons-material/EventSeat';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/lazy-page';

export const accounts: ResourceProps = {
  name: 'accounts',
  icon: EventSeatIcon,
  recordRepresentation: 'orderNumber',
  list: lazyPage(() => import('./account-list'), 'AccountList'),
  show: lazyPage(() => import('./account-show'), 'AccountShow'),
};
