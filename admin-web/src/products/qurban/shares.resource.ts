import PieChartIcon from '@mui/icons-material/PieChart';
import type { ParticipationState } from '#domain/products/qurban/participation';
import type { Tone } from '../../platform/fields/status-tone';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';

const shareTones: Record<ParticipationState, Tone> = {
  held: 'waiting',
  paid: 'good',
  bought: 'working',
  done: 'good',
  released: 'idle',
  refunded: 'idle',
};

export const qurbanShares: ConsoleResource = {
  name: 'qurban-shares',
  icon: PieChartIcon,
  recordRepresentation: 'orderNumber',
  list: lazyComponent(() => import('./shares'), 'ShareList'),
  show: lazyComponent(() => import('./shares'), 'ShareShow'),
  // The line brings the texts of all its resources.
  texts: { id: async () => ({ texts: {} }), en: async () => ({ texts: {} }) },
  menu: { group: 'qurban', position: 3 },
  statuses: { qurbanShare: shareTones },
};
