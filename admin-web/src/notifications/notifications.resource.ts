import MailIcon from '@mui/icons-material/Mail';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/lazy-page';

export const notifications: ResourceProps = {
  name: 'notifications',
  icon: MailIcon,
  recordRepresentation: 'title',
  list: lazyPage(() => import('./notification-list'), 'NotificationList'),
  show: lazyPage(() => import('./notification-show'), 'NotificationShow'),
};
