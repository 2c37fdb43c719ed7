import CasinoIcon from '@mui/icons-material/Casino';
import type { LotteryState } from '#domain/campaigns/lottery';
import type { Tone } from '../platform/fields/status-tone';
import { lazyComponent } from '../platform/rooms/lazy-component';
import type { ConsoleResource } from '../platform/rooms/room';

const lotteryTones: Record<LotteryState, Tone> = { committed: 'waiting', frozen: 'working', drawn: 'good' };

export const lotteries: ConsoleResource = {
  name: 'lotteries',
  icon: CasinoIcon,
  recordRepresentation: 'title',
  list: lazyComponent(() => import('./lotteries'), 'LotteryList'),
  show: lazyComponent(() => import('./lotteries'), 'LotteryShow'),
  create: lazyComponent(() => import('./lotteries'), 'LotteryCreate'),
  statuses: { lottery: lotteryTones },
  // The room brings the texts of all its resources.
  texts: { id: async () => ({ texts: {} }), en: async () => ({ texts: {} }) },
  menu: { group: 'campaigns', position: 8 },
  eventField: 'lotteryUid',
};
