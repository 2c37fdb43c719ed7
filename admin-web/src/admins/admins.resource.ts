import AdminPanelSettingsIcon from '@mui/icons-material/AdminPanelSettings';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/lazy-page';

export const admins: ResourceProps = {
  name: 'admins',
  icon: AdminPanelSettingsIcon,
  recordRepresentation: 'name',
  list: lazyPage(() => import('./admin-list'), 'AdminList'),
  show: lazyPage(() => import('./admin-show'), 'AdminShow'),
  create: lazyPage(() => import('./admin-create'), 'AdminCreate'),
};
