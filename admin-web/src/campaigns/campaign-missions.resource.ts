import FlagIcon from '@mui/icons-material/Flag';
import { lazyComponent } from '../platform/rooms/lazy-component';
import type { ConsoleResource } from '../platform/rooms/room';

export const campaignMissions: ConsoleResource = {
  name: 'campaign-missions',
  icon: FlagIcon,
  recordRepresentation: 'title',
  list: lazyComponent(() => import('./missions'), 'MissionList'),
  show: lazyComponent(() => import('./missions'), 'MissionShow'),
  create: lazyComponent(() => import('./missions'), 'MissionCreate'),
  edit: lazyComponent(() => import('./missions'), 'MissionEdit'),
  // The room brings the texts of all its resources.
  texts: { id: async () => ({ texts: {} }), en: async () => ({ texts: {} }) },
  menu: { group: 'campaigns', position: 3 },
};
