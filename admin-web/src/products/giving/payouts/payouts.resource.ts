import RedeemIcon from '@mui/icons-material/Redeem';
import type { PayoutState } from '#domain/sales/payouts/payout';
import type { Tone } from '../../../platform/fields/status-tone';
import { lazyComponent } from '../../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../../platform/rooms/room';

const payoutTones: Record<PayoutState, Tone> = {
  scheduled: 'waiting',
  approved: 'working',
  paid: 'good',
  cancelled: 'idle',
};

export const givingPayouts: ConsoleResource = {
  name: 'giving-payouts',
  icon: RedeemIcon,
  recordRepresentation: 'orderNumber',
  list: lazyComponent(() => import('./payouts'), 'GivingPayoutList'),
  show: lazyComponent(() => import('./payouts'), 'GivingPayoutShow'),
  // The line brings the texts of all its resources.
  texts: { id: async () => ({ texts: {} }), en: async () => ({ texts: {} }) },
  menu: { group: 'giving', position: 7, desk: 'givingPayoutsToPay' },
  statuses: { givingPayout: payoutTones },
  eventField: 'payoutUid',
};
