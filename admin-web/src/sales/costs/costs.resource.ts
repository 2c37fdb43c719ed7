import ReceiptIcon from '@mui/icons-material/Receipt';
import type { CostState } from '#domain/sales/costs/cost';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';
import type { Tone } from '../../platform/fields/status-tone';

const tones: Record<CostState, Tone> = { proposed: 'waiting', booked: 'good', withdrawn: 'idle', reversed: 'idle' };

export const costs: ConsoleResource = {
  name: 'costs',
  icon: ReceiptIcon,
  recordRepresentation: 'label',
  list: lazyComponent(() => import('./costs'), 'CostList'),
  show: lazyComponent(() => import('./costs'), 'CostShow'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'work', position: 18, desk: 'costsProposed' },
  statuses: { cost: tones },
  eventField: 'costUid',
  entryKinds: ['cost', 'cost-reversed'],
};
