import BoltIcon from '@mui/icons-material/Bolt';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/lazy-page';

export const events: ResourceProps = {
  name: 'events',
  icon: BoltIcon,
  recordRepresentation: 'name',
  list: lazyPage(() => import('./event-list'), 'EventList'),
  show: lazyPage(() => import('./event-show'), 'EventShow'),
};
