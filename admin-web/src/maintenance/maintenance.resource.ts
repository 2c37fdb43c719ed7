import ConstructionIcon from '@mui/icons-material/Construction';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/lazy-page';

export const maintenance: ResourceProps = {
  name: 'maintenance',
  icon: ConstructionIcon,
  recordRepresentation: 'platform',
  list: lazyPage(() => import('./maintenance-list'), 'MaintenanceList'),
};
