import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import { lazyComponent } from '../platform/rooms/lazy-component';
import type { ConsoleResource } from '../platform/rooms/room';

export const campaignPrizes: ConsoleResource = {
  name: 'campaign-prizes',
  icon: EmojiEventsIcon,
  recordRepresentation: 'title',
  list: lazyComponent(() => import('./prizes'), 'PrizeList'),
  show: lazyComponent(() => import('./prizes'), 'PrizeShow'),
  create: lazyComponent(() => import('./prizes'), 'PrizeCreate'),
  edit: lazyComponent(() => import('./prizes'), 'PrizeEdit'),
  // The room brings the texts of all its resources.
  texts: { id: async () => ({ texts: {} }), en: async () => ({ texts: {} }) },
  menu: { group: 'campaigns', position: 6 },
};
