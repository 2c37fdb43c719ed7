import type * as z from 'zod/mini';
import { type PlaceQurbanBody, placedQurban } from '#contracts/products/qurban/qurban.http';
import { api } from '../../platform/api/api';
import { createOrderAttempts } from '../../sales/orders/order-attempts';

const TIMEOUT_MS = 20_000;
/** Module state, so that leaving the page after a time-out keeps the key. */
const attempts = createOrderAttempts();

/** @throws ApiError, see `failureOf` of sales. */
export async function placeQurbanOrder(body: PlaceQurbanBody): Promise<z.infer<typeof placedQurban>> {
  const order = await api.post('/customer/qurban/order', body, placedQurban, {
    headers: { 'idempotency-key': attempts.keyFor(body) },
    timeoutMs: TIMEOUT_MS,
  });
  attempts.succeeded();
  return order;
}
