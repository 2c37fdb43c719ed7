import type { OrderDetail } from '#contracts/sales/orders.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';

export const ORDER_UID = '10000000-0000-4000-8000-000000000001';
/** Completed, for an active seat that can be used. */
export const NETFLIX_ORDER: OrderDetail = {
  first: null,
  orderUid: ORDER_UID,
  customerUid: ORDER_UID,
  orderNumber: 'PTG-261120-7KQ2MXA',
  status: ORDER_STATUS.completed,
  statusLabel: 'Selesai',
  productLine: 'subscriptions',
  kind: 'ready',
  providerName: 'Netflix',
  providerSlug: 'netflix',
  providerColor: '#8a3a3a',
  packageName: 'Reguler',
  duration: 1,
  durationLabel: '1 bulan',
  grandTotal: 54_000,
  createdAt: '2026-11-20T03:00:00.000Z',
  dueAt: null,
  dueAmount: null,
  redirectUrl: '/user/order/details',
  additionalOrder: null,
  provider: { name: 'Netflix', slug: 'netflix', type: 1, package: { name: 'Reguler', isHost: false, isPo: false } },
  verifyBy: null,
  isReady: true,
  dueOnceVerified: null,
  name: 'Sari',
  email: 'sari@contoh.test',
  phoneNumber: '6281234567890',
  actions: [],
  account: {
    uid: ORDER_UID,
    status: ACCOUNT_STATUS.active,
    statusLabel: 'Active',
    variantUid: '7a3f0000-0000-4000-8000-000000000009',
    seatNumber: 2,
    role: 'regular',
    why: null,
  },
  group: { uid: ORDER_UID, name: 'Netflix 1 bulan #4', size: 4, taken: 2, freeHostSeats: 0, members: [] },
  payment: null,
  refunds: [],
  timeline: [],
};
