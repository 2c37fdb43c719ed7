import SavingsIcon from '@mui/icons-material/Savings';
import type { DonationState, MessageState } from '#domain/products/giving/donation';
import type { Tone } from '../../../platform/fields/status-tone';
import { lazyComponent } from '../../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../../platform/rooms/room';

const donationTones: Record<DonationState, Tone> = {
  promised: 'waiting',
  received: 'good',
  lapsed: 'idle',
  returned: 'idle',
};
const messageTones: Record<MessageState, Tone> = { none: 'idle', waiting: 'waiting', shown: 'good', hidden: 'idle' };

export const donations: ConsoleResource = {
  name: 'donations',
  icon: SavingsIcon,
  recordRepresentation: 'orderNumber',
  list: lazyComponent(() => import('./donations'), 'DonationList'),
  show: lazyComponent(() => import('./donations'), 'DonationShow'),
  // The line brings the texts of all its resources.
  texts: { id: async () => ({ texts: {} }), en: async () => ({ texts: {} }) },
  menu: { group: 'giving', position: 2 },
  statuses: { donation: donationTones, donationMessage: messageTones },
  eventField: 'donationUid',
};
