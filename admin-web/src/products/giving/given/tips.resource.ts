import HandshakeIcon from '@mui/icons-material/Handshake';
import type { TipState } from '#domain/products/giving/tip';
import type { Tone } from '../../../platform/fields/status-tone';
import { lazyComponent } from '../../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../../platform/rooms/room';

const tipTones: Record<TipState, Tone> = {
  promised: 'waiting',
  received: 'good',
  'passed-on': 'good',
  lapsed: 'idle',
  returned: 'idle',
};

export const tips: ConsoleResource = {
  name: 'tips',
  icon: HandshakeIcon,
  recordRepresentation: 'orderNumber',
  list: lazyComponent(() => import('./tips'), 'TipList'),
  show: lazyComponent(() => import('./tips'), 'TipShow'),
  // The line brings the texts of all its resources.
  texts: { id: async () => ({ texts: {} }), en: async () => ({ texts: {} }) },
  menu: { group: 'giving', position: 5 },
  statuses: { tip: tipTones },
  eventField: 'tipUid',
};
