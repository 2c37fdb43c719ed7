import CardGiftcardIcon from '@mui/icons-material/CardGiftcard';
import type { GiftState } from '#domain/products/giving/gift';
import type { Tone } from '../../../platform/fields/status-tone';
import { lazyComponent } from '../../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../../platform/rooms/room';

const giftTones: Record<GiftState, Tone> = {
  promised: 'waiting',
  ready: 'working',
  claimed: 'working',
  paid: 'good',
  expired: 'bad',
  lapsed: 'idle',
  returned: 'idle',
};

export const gifts: ConsoleResource = {
  name: 'gifts',
  icon: CardGiftcardIcon,
  recordRepresentation: 'orderNumber',
  list: lazyComponent(() => import('./gifts'), 'GiftList'),
  show: lazyComponent(() => import('./gifts'), 'GiftShow'),
  // The line brings the texts of all its resources.
  texts: { id: async () => ({ texts: {} }), en: async () => ({ texts: {} }) },
  menu: { group: 'giving', position: 6 },
  statuses: { gift: giftTones },
  eventField: 'giftUid',
};
