import { DomainError } from '../../platform/domain-error.js';
import { defineTransitions } from '../../platform/transitions.js';
import type { ShippingMethod } from './shipping-option.js';

/** What becomes of the parcel of an order. docs/rules/shipping.md#shipments */
export const SHIPMENT_STATES = [
  'waiting',
  'awaiting-goods',
  'to-pack',
  'ready',
  'shipped',
  'delivered',
  'returned',
  'cancelled',
] as const;
export type ShipmentState = (typeof SHIPMENT_STATES)[number];

const SHIPMENT_STATE_LABEL: Record<ShipmentState, string> = {
  waiting: 'Menunggu pembayaran',
  'awaiting-goods': 'Menunggu barang',
  'to-pack': 'Sedang disiapkan',
  ready: 'Siap diambil',
  shipped: 'Dalam perjalanan',
  delivered: 'Sudah diterima',
  returned: 'Dikembalikan',
  cancelled: 'Dibatalkan',
};
/** Where what the customer fetches is called otherwise than what a courier brings. */
const PICKUP_STATE_LABEL: Partial<Record<ShipmentState, string>> = { delivered: 'Sudah diambil' };

/** The word for a parcel in a state, by how it comes to its customer. */
export const shipmentLabel = (state: ShipmentState, method: ShippingMethod): string =>
  (method === 'pickup' && PICKUP_STATE_LABEL[state]) || SHIPMENT_STATE_LABEL[state];

export const shipmentMoves = defineTransitions<ShipmentState>()(
  'shipment',
  {
    waiting: 'Pengiriman ini masih menunggu pesanannya dibayar.',
    'awaiting-goods': 'Pengiriman ini masih menunggu barangnya.',
    'to-pack': 'Pengiriman ini masih perlu dikemas.',
    ready: 'Pesanan ini sudah siap diambil.',
    shipped: 'Pengiriman ini sudah dikirim.',
    delivered: 'Pengiriman ini sudah sampai.',
    returned: 'Pengiriman ini sudah kembali.',
    cancelled: 'Pengiriman ini sudah dibatalkan.',
  },
  {
    waiting: {
      pay: { to: 'to-pack', by: ['system'] },
      'await-goods': { to: 'awaiting-goods', by: ['system'] },
      cancel: { to: 'cancelled', by: ['customer', 'admin', 'system'] },
    },
    'awaiting-goods': {
      'receive-goods': { to: 'to-pack', by: ['system'] },
      cancel: { to: 'cancelled', by: ['admin', 'system'] },
    },
    'to-pack': {
      ship: { to: 'shipped', by: ['admin'] },
      ready: { to: 'ready', by: ['admin'] },
      cancel: { to: 'cancelled', by: ['admin', 'system'] },
    },
    ready: {
      deliver: { to: 'delivered', by: ['admin', 'customer'] },
      cancel: { to: 'cancelled', by: ['admin'] },
    },
    shipped: {
      deliver: { to: 'delivered', by: ['admin', 'customer', 'system'] },
      'correct-tracking': { to: 'shipped', by: ['admin'] },
      return: { to: 'returned', by: ['admin'] },
    },
    delivered: { return: { to: 'returned', by: ['admin'] } },
    returned: {},
    cancelled: {},
  },
);
export type ShipmentAction = ReturnType<typeof shipmentMoves.actionsOn>[number];

/** What the console offers: a parcel is shipped, a thing to pick up is made ready. `cancel` gives the money back. */
export const shipmentActions = ({
  state,
  method,
}: {
  state: ShipmentState;
  method: ShippingMethod;
}): ShipmentAction[] =>
  shipmentMoves
    .actionsOn(state, 'admin')
    .filter((action) => action !== (method === 'pickup' ? 'ship' : 'ready'))
    // An unpaid order is cancelled as an order.
    .filter((action) => state !== 'waiting' || action !== 'cancel');

/** A parcel for a courier is shipped, one to be picked up is made ready. @throws DomainError */
export function checkHandOver(method: ShippingMethod, action: ShipmentAction): void {
  if (method === 'pickup' && action === 'ship')
    throw new DomainError('SHIPMENT_IS_PICKED_UP', 'Pesanan ini diambil sendiri oleh pemesan, tidak dikirim kurir.');
  if (method === 'courier' && action === 'ready')
    throw new DomainError('SHIPMENT_IS_SENT', 'Pesanan ini dikirim dengan kurir, tidak diambil sendiri.');
}

/** So long after it left, a parcel that no one has reported counts as delivered. docs/rules/shipping.md#shipments */
export const ASSUMED_DELIVERED_DAYS = 14;

/** A courier has it, or has had it, so that it costs something. */
export const costsPostage = ({ method, state }: { method: ShippingMethod; state: ShipmentState }): boolean =>
  method === 'courier' && ['shipped', 'delivered', 'returned'].includes(state);

/** Neither on its way nor with the customer, so nothing has to come back. */
export const isStillHere = (state: ShipmentState): boolean =>
  ['waiting', 'awaiting-goods', 'to-pack', 'ready', 'cancelled'].includes(state);
