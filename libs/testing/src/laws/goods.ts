import { A, B, EARLY, type BrokenRows, type SecondRows } from './rows.js';

export const GOODS_BROKEN: BrokenRows = {
  address_postal_code: ['address', { postal_code: '1234' }, { postal_code: '1234a' }],
  shipping_zone_days: ['shipping_zone', { days_min: -1 }, { days_min: 3, days_max: 2 }],
  shipping_zone_method: ['shipping_zone', { method: 'drone' }],
  shipment_delivered: ['shipment', { state: 'delivered' }],
  shipment_method: ['shipment', { method: 'drone' }],
  shipment_returned: ['shipment', { state: 'returned' }, { state: 'waiting', restocked: true }],
  shipment_shipped: [
    'shipment',
    { state: 'shipped', shipped_at: EARLY },
    { state: 'shipped', tracking_number: 'JNE-12345' },
  ],
  shipment_state: ['shipment', { state: 'lost' }],
  weight_grams_check: ['shipment', { weight_grams: -1 }, { weight_grams: 1_000_001 }],
  merchandise_hold_end: [
    'merchandise_hold',
    { outcome: 'sold' },
    { ended_at: EARLY },
    { outcome: 'lost', ended_at: EARLY },
  ],
  merchandise_movement_kind: [
    'merchandise_movement',
    { kind: 'received', quantity: -1 },
    { kind: 'lost', quantity: 1 },
    { kind: 'counted', quantity: 0 },
    { kind: 'sold', quantity: 1, order_uid: A },
    { kind: 'returned', quantity: -1, order_uid: A },
    { kind: 'restocked', quantity: -1, order_uid: A },
    { kind: 'stolen', quantity: 1 },
  ],
  merchandise_movement_order: [
    'merchandise_movement',
    { kind: 'sold', quantity: -1 },
    { kind: 'received', quantity: 1, order_uid: A },
  ],
  merchandise_variant_price: ['merchandise_variant', { price_sen: 0 }],
  merchandise_variant_stock: ['merchandise_variant', { stock: 1, held: 2 }, { stock: 1, held: -1 }],
  sekeranjang_product_bought: [
    'sekeranjang_product',
    { state: 'bought', ended_at: EARLY, final_buyers: 1, final_price_sen: 1 },
    { state: 'open', bought_at: EARLY },
  ],
  sekeranjang_product_buyers: [
    'sekeranjang_product',
    { held: -1 },
    { joined: -1 },
    { max_buyers: 0 },
    { max_buyers: 2, held: 1, joined: 2 },
  ],
  sekeranjang_product_end: [
    'sekeranjang_product',
    { state: 'missed' },
    { state: 'open', ended_at: EARLY, final_buyers: 1, final_price_sen: 1 },
    { state: 'missed', ended_at: EARLY, final_buyers: 1 },
    { state: 'missed', ended_at: EARLY, final_price_sen: 1 },
  ],
  sekeranjang_product_state: ['sekeranjang_product', { state: 'lost' }],
  sekeranjang_share_state: ['sekeranjang_share', { state: 'lost' }, { state: 'joined' }, { joined_at: EARLY }],
  sekeranjang_tier_step: ['sekeranjang_tier', { buyers: 0 }, { price_sen: 0 }],
};

export const GOODS_SECOND: SecondRows = {
  sekeranjang_share_once: {
    table: 'sekeranjang_share',
    first: { product_uid: A, customer_uid: A, state: 'held' },
    refused: [
      {},
      { state: 'joined', joined_at: EARLY },
      { state: 'won', joined_at: EARLY },
      { state: 'supplied', joined_at: EARLY },
    ],
    taken: [{ state: 'released' }, { state: 'refunded', joined_at: EARLY }, { product_uid: B }, { customer_uid: B }],
  },
  sekeranjang_product_draft: {
    table: 'sekeranjang_product',
    first: { name: 'Panci', state: 'proposed' },
    refused: [{}],
    taken: [{ state: 'open' }, { proposer_uid: A }, { name: 'Wajan' }],
  },
  address_main: {
    table: 'address',
    first: { customer_uid: A, is_main: true },
    refused: [{}],
    taken: [{ is_main: false }, { customer_uid: B }],
  },
};
