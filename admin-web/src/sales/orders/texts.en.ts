import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    orders: {
      name: 'Order |||| Orders',
      empty: 'No orders yet. They appear here as soon as a customer orders.',
      fields: {
        q: 'Search number, name or e-mail',
        orderNumber: 'Number',
        customerName: 'Customer',
        customerUid: 'Customer',
        email: 'E-mail',
        phoneNumber: 'WhatsApp',
        kind: 'Kind',
        status: 'Status',
        grandTotal: 'Total',
        accountStatus: 'Seat status',
        payments: 'Payments',
        groupName: 'Group',
        seatNumber: 'Seat',
        createdAt: 'Ordered',
        from: 'Ordered from',
        until: 'Ordered until',
        dueAt: 'Pay before',
        plan: 'Plan',
      },
    },
  },
  actions: {
    orders: {
      cancel: {
        label: 'Cancel order',
        ask: 'The seat is freed at once and the customer is told.',
        done: 'Order cancelled',
      },
      refund: {
        label: 'Refund',
        ask: 'The order is closed, and the money joins the list of transfers to make.',
        done: 'Refund recorded',
      },
    },
  },
  status: {
    order: {
      [ORDER_STATUS.awaitingPayment]: 'Awaiting Payment',
      [ORDER_STATUS.awaitingConfirmation]: 'Awaiting Confirmation',
      [ORDER_STATUS.processing]: 'Processing',
      [ORDER_STATUS.completed]: 'Completed',
      [ORDER_STATUS.cancelled]: 'Cancelled',
      [ORDER_STATUS.refunded]: 'Refunded',
      [ORDER_STATUS.waitingForGroup]: 'Waiting For Full Group',
      [ORDER_STATUS.expired]: 'Expired',
    },
  },
  orderKind: { ready: 'Ready', 'pre-order': 'Pre-order', host: 'Host' },
  messageKind: {
    'tell-order-created': 'Order received',
    'tell-payment-requested': 'Group full, time to pay',
    'tell-order-closed': 'Order closed',
    'tell-refund-requested': 'Money will be refunded',
    'tell-refund-credited': 'Money kept as credit',
    'tell-refund-issued': 'Money refunded',
  },
  eventName: {
    'order.created': 'Order created',
    'order.contact-listed': 'Contact of an order is on the blacklist',
    'order.payment-requested': 'Payment requested',
    'order.cancelled': 'Order cancelled',
    'order.expired': 'Order expired',
    'refund.requested': 'Refund requested',
    'refund.credited': 'Kept as credit',
    'refund.issued': 'Refund issued',
  },
  systemText: {
    'Pesanan dibuat': 'Order placed',
    'Dibatalkan oleh pemesan': 'Cancelled by the customer',
    'Dibatalkan karena akun dihapus': 'Cancelled because the customer was deleted',
    'Batas waktu pembayaran lewat': 'Not paid in time',
    'Refund %{first}': 'Refund of %{first}',
    'Pesanan ini gratis, jadi tidak ada dana yang bisa dikembalikan.':
      'This order was free: there is nothing to refund.',
  },
};
