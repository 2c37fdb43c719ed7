import { type PlaceSekeranjangBody, placedSekeranjang } from '#contracts/products/sekeranjang/sekeranjang.http';
import { api } from '../../platform/api/api';
import { createOrderAttempts } from '../../sales/orders/order-attempts';

const TIMEOUT_MS = 20_000;
/** Module state, so that leaving the page after a time-out keeps the key. */
const attempts = createOrderAttempts();

/** Answers with the uid of the order. @throws ApiError, see `failureOf` of sales. */
export async function placeSekeranjangOrder(body: PlaceSekeranjangBody): Promise<string> {
  const orderUid = await api.post('/customer/sekeranjang/order', body, placedSekeranjang, {
    headers: { 'idempotency-key': attempts.keyFor(body) },
    timeoutMs: TIMEOUT_MS,
  });
  attempts.succeeded();
  return orderUid;
}
