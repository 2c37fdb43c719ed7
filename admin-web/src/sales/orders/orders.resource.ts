import type { AdminOrder } from '#contracts/sales/orders.admin.http';
import { planText } from '../../catalogue/shared/plan';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import { ORDER_STATUS, type OrderStatus } from '#domain/sales/orders/order-status';
import { ORDER_TONE } from '#domain/sales/orders/order-tone';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';
import { type StatusTones, TONE_OF } from '../../platform/fields/status-tone';

const orderTones: StatusTones = {
  ...Object.fromEntries(
    Object.entries(ORDER_TONE).map(([status, tone]) => [ORDER_STATUS[status as OrderStatus], TONE_OF[tone]]),
  ),
  onSchedule: 'working',
  prepared: 'prepared',
  ended: 'idle',
};

export const orders: ConsoleResource = {
  name: 'orders',
  icon: ReceiptLongIcon,
  recordRepresentation: 'orderNumber',
  list: lazyComponent(() => import('./order-list'), 'OrderList'),
  show: lazyComponent(() => import('./order-show'), 'OrderShow'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'records', position: 1, shortcut: 'O' },
  statuses: { order: orderTones },
  eventField: 'orderUid',
  findPosition: 3,
  foundByNumber: true,
  findAnywhere: (order: AdminOrder) => `${order.customerName} · ${planText(order)}`,
};
