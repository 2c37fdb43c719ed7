import ShoppingBagIcon from '@mui/icons-material/ShoppingBag';
import type { AdminPurchase } from '#contracts/products/subscriptions/hosts.admin.http';
import { lazyComponent } from '../../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../../platform/rooms/room';
import type { Tone } from '../../../platform/fields/status-tone';

const purchaseTones: Record<AdminPurchase['state'], Tone> = { submitted: 'working', verified: 'good', rejected: 'bad' };
const receivableTones: Record<NonNullable<AdminPurchase['receivable']>['state'], Tone> = {
  open: 'waiting',
  settled: 'good',
  waived: 'idle',
};

export const hostPurchases: ConsoleResource = {
  name: 'host-purchases',
  icon: ShoppingBagIcon,
  recordRepresentation: 'orderNumber',
  list: lazyComponent(() => import('./host-purchase-list'), 'HostPurchaseList'),
  show: lazyComponent(() => import('./host-purchase-show'), 'HostPurchaseShow'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'work', daily: true, position: 8, shortcut: 'H', desk: 'purchasesToVerify' },
  statuses: { purchase: purchaseTones, receivable: receivableTones },
  eventField: 'purchaseUid',
};
