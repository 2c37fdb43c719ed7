import EventIcon from '@mui/icons-material/Event';
import type { SeasonState } from '#domain/products/qurban/season';
import type { Tone } from '../../platform/fields/status-tone';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';

const seasonTones: Record<SeasonState, Tone> = { draft: 'waiting', open: 'working', closed: 'idle' };

export const qurbanSeasons: ConsoleResource = {
  name: 'qurban-seasons',
  icon: EventIcon,
  recordRepresentation: 'name',
  list: lazyComponent(() => import('./seasons'), 'SeasonList'),
  show: lazyComponent(() => import('./seasons'), 'SeasonShow'),
  create: lazyComponent(() => import('./season-form'), 'SeasonCreate'),
  edit: lazyComponent(() => import('./season-form'), 'SeasonEdit'),
  // The line brings the texts of all its resources.
  texts: { id: async () => ({ texts: {} }), en: async () => ({ texts: {} }) },
  menu: { group: 'qurban', position: 1 },
  statuses: { qurbanSeason: seasonTones },
};
