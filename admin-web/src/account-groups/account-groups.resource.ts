import GroupsIcon from '@mui/icons-material/Groups';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/lazy-page';

export const accountGroups: ResourceProps = {
  name: 'account-groups',
  icon: GroupsIcon,
  recordRepresentation: 'name',
  list: lazyPage(() => import('./account-group-list'), 'AccountGroupList'),
  show: lazyPage(() => import('./account-group-show'), 'AccountGroupShow'),
};
