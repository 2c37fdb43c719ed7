import {
  type PlaceMerchandiseBody,
  type PlacedMerchandise,
  placedMerchandise,
} from '#contracts/products/merchandise/merchandise.http';
import { api } from '../../platform/api/api';
import { createOrderAttempts } from '../../sales/orders/order-attempts';

const TIMEOUT_MS = 20_000;
/** Module state, so that leaving the page after a time-out keeps the key. */
const attempts = createOrderAttempts();

/** @throws ApiError, see `failureOf` of sales. */
export async function placeMerchandiseOrder(body: PlaceMerchandiseBody): Promise<PlacedMerchandise> {
  const order = await api.post('/customer/merchandise/order', body, placedMerchandise, {
    headers: { 'idempotency-key': attempts.keyFor(body) },
    timeoutMs: TIMEOUT_MS,
  });
  attempts.succeeded();
  return order;
}
