import GppBadIcon from '@mui/icons-material/GppBad';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/lazy-page';

export const blacklist: ResourceProps = {
  name: 'blacklist',
  icon: GppBadIcon,
  recordRepresentation: 'reason',
  list: lazyPage(() => import('./blacklist-list'), 'BlacklistList'),
  show: lazyPage(() => import('./blacklist-show'), 'BlacklistShow'),
};
