import { done } from '#contracts/platform/common.http';
import { type OrderErrandBody, type OrderedErrand, orderedErrand } from '#contracts/products/errands/errands.http';
import { anything, api } from '../../platform/api/api';
import { createOrderAttempts } from '../../sales/orders/order-attempts';

const root = '/customer/setitip';
const TIMEOUT_MS = 20_000;
/** Module state, so that leaving the page after a time-out keeps the key. */
const attempts = createOrderAttempts();

/** The texts of the form, as they are typed. */
export interface ErrandInput {
  name: string;
  link: string;
  note: string;
  quantity: string;
  ceiling: string;
}

/** Asks the shop to buy something; answers with the uid of the errand. @throws ApiError */
export async function requestErrand({ fields, picture }: { fields: ErrandInput; picture: File | null }) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value as string);
  if (picture) form.set('proof', picture, picture.name); // last, so that the API has the fields before the file
  return (await api.upload(root, form, done, () => undefined)).uid;
}

/** Takes the quote. @throws ApiError, see `failureOf` of sales. */
export async function orderErrand(body: OrderErrandBody): Promise<OrderedErrand> {
  const ordered = await api.post(`${root}/order`, body, orderedErrand, {
    headers: { 'idempotency-key': attempts.keyFor(body) },
    timeoutMs: TIMEOUT_MS,
  });
  attempts.succeeded();
  return ordered;
}

/** Before there is a quote, or instead of taking it. @throws ApiError */
export const endErrand = (errandUid: string, move: 'withdraw' | 'refuse'): Promise<unknown> =>
  api.post(`${root}/${move}`, { errandUid }, anything);
