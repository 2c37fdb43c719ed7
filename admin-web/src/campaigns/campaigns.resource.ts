import CampaignIcon from '@mui/icons-material/Campaign';
import { lazyComponent } from '../platform/rooms/lazy-component';
import type { ConsoleResource } from '../platform/rooms/room';

export const campaigns: ConsoleResource = {
  name: 'campaigns',
  icon: CampaignIcon,
  recordRepresentation: 'name',
  list: lazyComponent(() => import('./campaigns'), 'CampaignList'),
  show: lazyComponent(() => import('./campaigns'), 'CampaignShow'),
  create: lazyComponent(() => import('./campaign-form'), 'CampaignCreate'),
  edit: lazyComponent(() => import('./campaign-form'), 'CampaignEdit'),
  // The room brings the texts of all its resources.
  texts: { id: async () => ({ texts: {} }), en: async () => ({ texts: {} }) },
  menu: { group: 'campaigns', position: 1 },
};
