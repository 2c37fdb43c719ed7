import { DomainError } from '../../platform/domain-error.js';
import { DAY_MS } from '../../platform/durations.js';
import type { OpeningHours } from '../../platform/opening-hours.js';
import { type Sen, ZERO_SEN, addSen, formatSen, negate, sen } from '../../platform/sen.js';
import { defineTransitions } from '../../platform/transitions.js';
import { dueInOpeningHours } from '../../sales/orders/deadline.js';
import { type ShipmentState, shipmentLabel } from '../../sales/shipping/shipment.js';
import type { ShippingMethod } from '../../sales/shipping/shipping-option.js';
import { type Draw, unambiguousCode } from '../../platform/unambiguous-code.js';

/** What becomes of something that the shop is asked to buy. docs/rules/errands.md#states */
export const ERRAND_STATES = [
  'requested',
  'quoted',
  'ordered',
  'paid',
  'bought',
  'declined',
  'withdrawn',
  'refused',
  'lapsed',
  'refunded',
] as const;
export type ErrandState = (typeof ERRAND_STATES)[number];

/** An admin has to quote it, or to buy it. */
export const WAITING_ERRANDS: ErrandState[] = ['requested', 'paid'];

/** In the customer's words. */
const ERRAND_STATE_LABEL: Record<ErrandState, string> = {
  requested: 'Menunggu penawaran',
  quoted: 'Ada penawaran',
  ordered: 'Menunggu pembayaran',
  paid: 'Sedang dibelikan',
  bought: 'Sudah dibeli',
  declined: 'Belum bisa dibelikan',
  withdrawn: 'Dibatalkan',
  refused: 'Penawaran ditolak',
  lapsed: 'Kedaluwarsa',
  // Whether it has arrived the refund says.
  refunded: 'Pengembalian dana',
};

/** Where a bought thing is, once that says more than that it was bought. */
const UNDER_WAY: ShipmentState[] = ['ready', 'shipped', 'delivered'];

/** The parcel of an errand. */
export interface ErrandParcel {
  state: ShipmentState;
  method: ShippingMethod;
}

/** For its customer; `parcel`: null where there is none yet. */
export const errandLabel = (state: ErrandState, parcel: ErrandParcel | null): string =>
  state === 'bought' && parcel && UNDER_WAY.includes(parcel.state)
    ? shipmentLabel(parcel.state, parcel.method)
    : ERRAND_STATE_LABEL[state];

export const errandMoves = defineTransitions<ErrandState>()(
  'errand',
  {
    requested: 'Titipan ini masih menunggu penawaran harga.',
    quoted: 'Titipan ini sudah diberi penawaran harga.',
    ordered: 'Titipan ini sudah dipesan dan menunggu dibayar.',
    paid: 'Titipan ini sudah dibayar.',
    bought: 'Titipan ini sudah dibelikan.',
    declined: 'Titipan ini sudah kami tolak.',
    withdrawn: 'Titipan ini sudah ditarik kembali.',
    refused: 'Titipan ini penawarannya sudah ditolak.',
    lapsed: 'Titipan ini sudah lewat batas waktunya.',
    refunded: 'Titipan ini uangnya sudah dikembalikan.',
  },
  {
    requested: {
      quote: { to: 'quoted', by: ['admin'] },
      decline: { to: 'declined', by: ['admin'] },
      withdraw: { to: 'withdrawn', by: ['customer'] },
    },
    quoted: {
      quote: { to: 'quoted', by: ['admin'] },
      decline: { to: 'declined', by: ['admin'] },
      order: { to: 'ordered', by: ['customer'] },
      refuse: { to: 'refused', by: ['customer'] },
      lapse: { to: 'lapsed', by: ['system'] },
    },
    // From here on the order decides.
    ordered: {
      pay: { to: 'paid', by: ['system'] },
      cancel: { to: 'withdrawn', by: ['customer', 'admin', 'system'] },
      expire: { to: 'lapsed', by: ['system'] },
    },
    paid: {
      buy: { to: 'bought', by: ['admin'] },
      refund: { to: 'refunded', by: ['admin', 'system'] },
    },
    bought: { refund: { to: 'refunded', by: ['admin', 'system'] } },
    declined: {},
    withdrawn: {},
    refused: {},
    lapsed: {},
    refunded: {},
  },
);
export type ErrandAction = ReturnType<typeof errandMoves.actionsOn>[number];

/** Waits for an admin or for the customer; nothing is owed yet. */
export const OPEN_ERRANDS: ErrandState[] = ['requested', 'quoted'];
/** Of one customer at a time. docs/rules/errands.md#requests */
export const MOST_OPEN_ERRANDS = 5;
/** Pieces of one errand. */
export const MOST_PIECES = 20;
/** In rupiah. */
export const CEILING = { min: 10_000, max: 100_000_000 };
/** A quote is open for so many days. */
export const QUOTE_DAYS = { min: 1, max: 14 };

/** What an admin offers: the price of one piece and the fee for the errand, in sen. */
export interface Quote {
  quantity: number;
  unitPriceSen: bigint;
  feeSen: bigint;
}

/** All pieces, in sen. */
export const goodsSen = ({ quantity, unitPriceSen }: Pick<Quote, 'quantity' | 'unitPriceSen'>): Sen =>
  sen(BigInt(quantity) * unitPriceSen);

/** Pieces and fee, without the way to the customer; in sen. */
export const quotedSen = (quote: Quote): Sen => addSen(goodsSen(quote), sen(quote.feeSen));

/** A quote never asks for more than the customer has named. @throws DomainError QUOTE_ABOVE_CEILING. */
export function checkQuote(quote: Quote, ceiling: Sen): void {
  if (quotedSen(quote) > ceiling)
    throw new DomainError(
      'QUOTE_ABOVE_CEILING',
      `Barang dan jasa bersama paling banyak ${formatSen(ceiling)}, batas yang ditulis pelanggan.`,
      'invalid',
      'unitPrice',
    );
}

/** So many days later, while the shop is open. docs/rules/errands.md#quotes */
export const quoteEnd = (now: Date, days: number, hours: OpeningHours): Date =>
  dueInOpeningHours(now, days * DAY_MS, hours);

/** Whether the customer can still take the quote. */
export const isQuoteOpen = ({ state, quoteEndsAt }: { state: string; quoteEndsAt: Date | null }, now: Date): boolean =>
  state === ('quoted' satisfies ErrandState) && quoteEndsAt !== null && quoteEndsAt > now;

/**
 * What goes back to the customer when the things were cheaper than quoted, in sen. Dearer ones are the shop's loss, up to
 * the ceiling. docs/rules/errands.md#bought @throws DomainError COST_ABOVE_CEILING.
 */
export function savedSen(quote: Quote, cost: Sen, ceiling: Sen): Sen {
  if (cost > ceiling)
    throw new DomainError(
      'COST_ABOVE_CEILING',
      `Harga beli tidak boleh melebihi ${formatSen(ceiling)}, batas yang ditulis pelanggan.`,
      'invalid',
      'cost',
    );
  const goods = goodsSen(quote);
  return cost < goods ? addSen(goods, negate(cost)) : ZERO_SEN;
}

/** `STP-7KQ2MXA`: what admin and customer call an errand. */
export const newErrandCode = (draw: Draw): string => `STP-${unambiguousCode(7, draw)}`;
