import PodcastsIcon from '@mui/icons-material/Podcasts';
import { lazyComponent } from '../platform/rooms/lazy-component';
import type { ConsoleResource } from '../platform/rooms/room';

export const campaignLives: ConsoleResource = {
  name: 'campaign-lives',
  icon: PodcastsIcon,
  recordRepresentation: 'title',
  list: lazyComponent(() => import('./lives'), 'LiveList'),
  show: lazyComponent(() => import('./lives'), 'LiveShow'),
  create: lazyComponent(() => import('./lives'), 'LiveCreate'),
  edit: lazyComponent(() => import('./lives'), 'LiveEdit'),
  // The room brings the texts of all its resources.
  texts: { id: async () => ({ texts: {} }), en: async () => ({ texts: {} }) },
  menu: { group: 'campaigns', position: 4 },
};
