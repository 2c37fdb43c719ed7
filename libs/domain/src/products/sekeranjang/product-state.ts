import { defineTransitions } from '../../platform/transitions.js';
import { hasTimeToPay } from '../../sales/orders/time-to-pay.js';
import { type Draw, unambiguousCode } from '../../platform/unambiguous-code.js';

/** What becomes of a product that people buy together. docs/rules/sekeranjang.md#products */
export const PRODUCT_STATES = ['proposed', 'rejected', 'open', 'reached', 'missed', 'bought'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

/** In the customer's words. */
export const PRODUCT_STATE_LABEL: Record<ProductState, string> = {
  proposed: 'Menunggu keputusan',
  rejected: 'Belum bisa diterima',
  open: 'Sedang berjalan',
  reached: 'Target tercapai',
  missed: 'Target tidak tercapai',
  bought: 'Sudah dibelikan',
};

export const productMoves = defineTransitions<ProductState>()(
  'sekeranjang',
  {
    proposed: 'Sekeranjang ini masih menunggu diperiksa.',
    rejected: 'Sekeranjang ini sudah ditolak.',
    open: 'Sekeranjang ini sedang berjalan.',
    reached: 'Sekeranjang ini sudah mencapai target.',
    missed: 'Sekeranjang ini tidak mencapai target.',
    bought: 'Sekeranjang ini sudah dibelikan.',
  },
  {
    proposed: {
      accept: { to: 'open', by: ['admin'] },
      reject: { to: 'rejected', by: ['admin'] },
    },
    rejected: {},
    open: {
      reach: { to: 'reached', by: ['system'] },
      miss: { to: 'missed', by: ['system'] },
    },
    reached: { buy: { to: 'bought', by: ['admin'] } },
    missed: {},
    bought: {},
  },
);

/** Shown in the shop: everything that was accepted. */
export const PUBLIC_STATES: ProductState[] = ['open', 'reached', 'missed', 'bought'];

/** The shop buys it, or has bought it. */
export const COSTLY: ProductState[] = ['reached', 'bought'];

/** An admin has to decide about it, or to buy it. */
export const WAITING_PRODUCTS: ProductState[] = ['proposed', 'reached'];

/** What decides whether a product can still be joined, and how it ends. */
export interface Race {
  state: ProductState;
  promoEndAt: Date | null;
  maxBuyers: number | null;
  /** Unpaid orders and paid ones. */
  held: number;
  joined: number;
}

/** Specification: available when there is no end or it is in the future. docs/rules/sekeranjang.md#products */
export const isAvailable = ({ state, promoEndAt }: Pick<Race, 'state' | 'promoEndAt'>, now: Date): boolean =>
  state === 'open' && (promoEndAt === null || promoEndAt > now);

/** Orders are taken as long as there is time to pay for them before the end. docs/rules/sekeranjang.md#products */
export const takesOrders = (product: Pick<Race, 'state' | 'promoEndAt'>, now: Date): boolean =>
  isAvailable(product, now) && (product.promoEndAt === null || hasTimeToPay(product.promoEndAt, now));

/** Places that an order can still take; null: as many as are wanted. */
export const placesLeft = ({ maxBuyers, held, joined }: Pick<Race, 'maxBuyers' | 'held' | 'joined'>): number | null =>
  maxBuyers === null ? null : Math.max(0, maxBuyers - held - joined);

/** Unix seconds, as the specification has it; 0: no end. */
export const promoEndSeconds = (promoEndAt: Date | null): number =>
  promoEndAt ? Math.floor(promoEndAt.getTime() / 1_000) : 0;

/**
 * How an ended product ends: null while an order holds a place: a proof that waits for its decision, or for another one.
 * docs/rules/sekeranjang.md#end
 */
export function outcomeOf({ held, joined }: Pick<Race, 'held' | 'joined'>, target: number): 'reach' | 'miss' | null {
  if (held > 0) return null;
  return joined >= target ? 'reach' : 'miss';
}

/** `SKR-7KQ2MXA`: how a product is ordered. */
export const newProductCode = (draw: Draw): string => `SKR-${unambiguousCode(7, draw)}`;
