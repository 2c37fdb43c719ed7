import SupportAgentIcon from '@mui/icons-material/SupportAgent';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/lazy-page';

export const followUps: ResourceProps = {
  name: 'follow-ups',
  icon: SupportAgentIcon,
  recordRepresentation: 'orderNumber',
  list: lazyPage(() => import('./follow-up-list'), 'FollowUpList'),
  show: lazyPage(() => import('./follow-up-show'), 'FollowUpShow'),
};
