import { hash } from 'node:crypto';
import { pathAfterOrder } from '#contracts/shop-paths';
import { readPhone } from '#domain/platform/phone';
import { type Sen, ZERO_SEN, sen, toRupiah } from '#domain/platform/sen';
import { type Books, USUAL_BOOKS } from '#domain/sales/ledger/postings';
import type { Tx } from '#runtime/platform/db/database';
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

/** By what the same request is known again; without a key the same words are a retry while the order is unpaid. */
export function requestOf({ contact, ...asked }: Asked, face: string, words: unknown[]): OrderRequest {
  const digest = (parts: unknown[]) => hash('sha256', JSON.stringify(parts), 'base64url');
  const { name, email, phoneNumber } = contact;
  return {
    productLine: 'giving',
    ...asked,
    contact,
    holdsNothing: true,
    requestHash: digest([face, name, email, readPhone(phoneNumber), ...words]),
    retryKey: `${face} ${digest(words)}`,
  };
}

interface Given {
  face: 'Donasi' | 'Tip' | 'Hadiah THR';
  /** 'Donasi Sekolah Pesisir'. */
  title: string;
  refUid: string;
  quantity?: number;
  unitPrice: Sen;
  books: Partial<Books>;
  hold: (tx: Tx, orderUid: string) => Promise<unknown>;
}

/** One item. What is booked as income is the shop's part. */
export function saleOf(tx: Tx, { face, title, refUid, quantity = 1, unitPrice, books, hold }: Given): Sale {
  const total = sen(BigInt(quantity) * unitPrice);
  const names = { providerName: face, providerColor: '#08A081', providerType: PROVIDER_TYPE, packageName: title };
  const item = {
    position: 1,
    refUid,
    title,
    quantity,
    unitPriceSen: unitPrice,
    feeSen: books.income ? total : ZERO_SEN,
    details: { ...names, books: { ...USUAL_BOOKS, ...books } },
  };
  return { items: [item], total, hold: async (orderUid) => void (await hold(tx, orderUid)) };
}

/** Where an order of the line is paid. */
export const paymentPathOf = ({ uid: orderUid, customerUid }: { uid: string; customerUid: string }): string =>
  pathAfterOrder('ready', { orderUid, customerUid, providerType: PROVIDER_TYPE });

/** The answer to a placed order: the same whether it was made now or found again. */
export const placedAnswer = (order: PlacedOrder) => ({
  orderUid: order.uid,
  customerUid: order.customerUid,
  orderNumber: order.number,
  redirectUrl: paymentPathOf(order),
  grandTotal: toRupiah(sen(order.totalSen)),
  dueAt: order.dueAt?.toISOString() ?? null,
});
