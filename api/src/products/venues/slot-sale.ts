import { hash } from 'node:crypto';
import { pathAfterOrder } from '#contracts/shop-paths';
import type { PlacedSlot } from '#contracts/products/venues/venues.http';
import { readPhone } from '#domain/platform/phone';
import { type Sen, sen, toRupiah } from '#domain/platform/sen';
import { slotLabel } from '#domain/products/venues/slot-label';
import { feeIn } from '#domain/products/venues/terms';
import type { ShareKind } from '#domain/products/venues/share';
import { USUAL_BOOKS } from '#domain/sales/ledger/postings';
import type { Tx } from '#runtime/platform/db/database';
import { holdPlaces } from '#runtime/products/venues/slots.store';
import type { RequestDevice } from '../../identity/session/request-device.js';
import type { OrderRequest, PlacedOrder, Sale } from '../../sales/placing/order-placing.js';

/** Who asks for an order of the line, and by which request. */
export interface Asked {
  customerUid: string;
  contact: { name: string; email: string; phoneNumber: string };
  idempotencyKey: string | null;
  device: RequestDevice;
}

/** Of the payment page: not digital. */
const PROVIDER_TYPE = 2;

/** By what the same request is known again; without a key the same slot is a retry while its order is unpaid. */
export function requestOf({ contact, ...asked }: Asked, kind: ShareKind, words: unknown[]): OrderRequest {
  const digest = (parts: unknown[]) => hash('sha256', JSON.stringify(parts), 'base64url');
  const { name, email, phoneNumber } = contact;
  return {
    productLine: 'venues',
    ...asked,
    contact: { name, email, phoneNumber },
    requestHash: digest([kind, name, email, readPhone(phoneNumber), ...words]),
    retryKey: `venues ${kind} ${digest(words)}`,
  };
}

interface Sold {
  venue: { uid: string; name: string };
  slot: { uid: string; startsAt: Date; endsAt: Date; cutoffAt: Date; feePercent: number; keepPercent: number };
  customerUid: string;
  kind: ShareKind;
  places: number;
  amount: Sen;
  /** Of all who play in the slot. */
  players: number;
  latestDue: Date;
}

/** One item: the places, with what was promised about them. */
export function saleOf(tx: Tx, sold: Sold): Sale {
  const { venue, slot, customerUid, kind, places, amount, players, latestDue } = sold;
  const part = places < players ? ` (${places} dari ${players} pemain)` : '';
  const item = {
    position: 1,
    refUid: venue.uid,
    title: `${venue.name}, ${slotLabel(slot)}${part}`,
    unitPriceSen: amount,
    feeSen: feeIn(amount, slot.feePercent),
    details: {
      providerName: 'Semabar',
      providerColor: '#08A081',
      providerType: PROVIDER_TYPE,
      packageName: venue.name,
      startsAt: slot.startsAt.toISOString(),
      endsAt: slot.endsAt.toISOString(),
      cutoffAt: slot.cutoffAt.toISOString(),
      keepPercent: slot.keepPercent,
      books: { ...USUAL_BOOKS, held: 'venueFunds', subjectUid: slot.uid },
    },
  };
  return {
    items: [item],
    total: amount,
    latestDue,
    async hold(orderUid) {
      await holdPlaces(tx, { orderUid, slotUid: slot.uid, customerUid, kind, places, amountSen: amount });
    },
  };
}

/** The answer to a placed order: the same whether it was made now or found again. */
export const placedAnswer = (order: PlacedOrder): PlacedSlot => ({
  orderUid: order.uid,
  orderNumber: order.number,
  redirectUrl: pathAfterOrder('ready', {
    orderUid: order.uid,
    customerUid: order.customerUid,
    providerType: PROVIDER_TYPE,
  }),
  total: toRupiah(sen(order.totalSen)),
  dueAt: order.dueAt?.toISOString() ?? null,
});
