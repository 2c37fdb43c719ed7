import { type PlaceOrderBody, type PlacedOrder, placedOrder } from '#contracts/http/orders.http';
import { api } from '../../shared/api/api';
import { ApiError, TIMEOUT } from '../../shared/api/api-error';
import { createOrderAttempts } from './order-attempts';

/** Spec 1 §9. */
const TIMEOUT_MS = 20_000;
/** Lives as long as the page, so that closing the modal after a time-out does not lose the key. */
const attempts = createOrderAttempts();

/** @throws ApiError; ask `failureOf` what to do about it. */
export async function placeOrder(body: PlaceOrderBody): Promise<PlacedOrder> {
  const order = await api.post('/customer', body, placedOrder, {
    headers: { 'idempotency-key': attempts.keyFor(body) },
    timeoutMs: TIMEOUT_MS,
  });
  attempts.succeeded();
  return order;
}

export type OrderFailure = 'timeout' | 'blocked' | 'token' | 'refused';

/** The error catalogue of spec 1 §8 goes by words in the message. */
export function failureOf(error: unknown): OrderFailure {
  if (!(error instanceof ApiError)) return 'refused';
  if (error.code === TIMEOUT) return 'timeout';
  if (error.message.includes('blocked customer')) return 'blocked';
  return error.message.includes('token required') ? 'token' : 'refused';
}
