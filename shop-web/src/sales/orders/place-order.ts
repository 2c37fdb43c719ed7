import { type PlacedOrder, placedOrder, type PlaceOrderBody } from '#contracts/products/subscriptions/place-order.http';
import { api } from '../../platform/api/api';
import { ApiError, TIMEOUT } from '../../platform/api/api-error';
import { createOrderAttempts } from './order-attempts';

const TIMEOUT_MS = 20_000;
/** Module state, so that closing the modal after a time-out keeps the key. */
const attempts = createOrderAttempts();

/** @throws ApiError, see `failureOf`. */
export async function placeOrder(body: PlaceOrderBody): Promise<PlacedOrder> {
  const order = await api.post('/customer', body, placedOrder, {
    headers: { 'idempotency-key': attempts.keyFor(body) },
    timeoutMs: TIMEOUT_MS,
  });
  attempts.succeeded();
  return order;
}

export type OrderFailure = 'timeout' | 'blocked' | 'token' | 'refused';

/** By words in the message. docs/rules/api.md#fixed-words */
export function failureOf(error: unknown): OrderFailure {
  if (!(error instanceof ApiError)) return 'refused';
  if (error.code === TIMEOUT) return 'timeout';
  if (error.message.includes('blocked customer')) return 'blocked';
  return error.message.includes('token required') ? 'token' : 'refused';
}
