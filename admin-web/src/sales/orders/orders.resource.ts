import type { AdminOrder } from '#contracts/sales/orders.admin.http';
import { planText } from '../../catalogue/shared/plan';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import { ORDER_STATUS, type OrderStatus } from '#domain/sales/orders/order-status';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';
import type { Tone } from '../../platform/fields/status-tone';
import { texts } from './texts.id';

const orderTones: Record<(typeof ORDER_STATUS)[OrderStatus] | 'onSchedule' | 'prepared' | 'ended', Tone> = {
  onSchedule: 'working',
  prepared: 'working',
  ended: 'idle',
  [ORDER_STATUS.awaitingPayment]: 'waiting',
  [ORDER_STATUS.awaitingConfirmation]: 'waiting',
  [ORDER_STATUS.processing]: 'working',
  [ORDER_STATUS.completed]: 'good',
  [ORDER_STATUS.cancelled]: 'idle',
  [ORDER_STATUS.refunded]: 'idle',
  [ORDER_STATUS.waitingForGroup]: 'working',
  [ORDER_STATUS.expired]: 'idle',
};

export const orders: ConsoleResource = {
  name: 'orders',
  icon: ReceiptLongIcon,
  recordRepresentation: 'orderNumber',
  list: lazyComponent(() => import('./order-list'), 'OrderList'),
  show: lazyComponent(() => import('./order-show'), 'OrderShow'),
  texts: { id: texts, en: () => import('./texts.en') },
  menu: { group: 'records', position: 1, shortcut: 'O' },
  statuses: { order: orderTones },
  eventField: 'orderUid',
  findAnywhere: (order: AdminOrder) => `${order.customerName} · ${planText(order)}`,
};
