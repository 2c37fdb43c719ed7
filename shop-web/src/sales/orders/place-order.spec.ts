import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PlaceOrderBody } from '#contracts/products/subscriptions/place-order.http';
import { ApiError } from '../../platform/api/api-error';
import { createOrderAttempts } from './order-attempts';
import { failureOf, placeOrder } from './place-order';

const UID = '00000000-0000-4000-8000-000000000001';
const body: PlaceOrderBody = {
  name: 'Sari',
  email: 'sari@example.test',
  phoneNumber: '081234567890',
  packageUid: UID,
  variantUid: UID,
  groupUid: null,
};
const placed = {
  orderUid: UID,
  customerUid: UID,
  orderNumber: 'PTG-1',
  redirectUrl: '/payment',
  grandTotal: 54000,
  dueAt: null,
  groupUid: UID,
  otherGroup: false,
  seatNumber: 2,
  additionalOrder: null,
  provider: { name: 'Netflix', slug: 'netflix', type: 1, package: { name: 'Reguler', isHost: false, isPo: false } },
};

let keys: (string | null)[] = [];
beforeEach(() => {
  keys = [];
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

describe('placeOrder', () => {
  it('gives up after 20 s and sends the same Idempotency-Key again', async () => {
    neverAnswer();
    const first = placeOrder(body).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(19_999);
    expect(await Promise.race([first, 'still waiting'])).toBe('still waiting');
    await jest.advanceTimersByTimeAsync(1);
    expect(failureOf(await first)).toBe('timeout');

    answer(201, { data: placed, meta: { status: 201 } });
    await expect(placeOrder({ ...body })).resolves.toMatchObject({ orderNumber: 'PTG-1' });

    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('keeps the key over a reload, without the input, for an hour; a success removes it', () => {
    const [before, after] = [createOrderAttempts(), createOrderAttempts()];
    const key = before.keyFor(body);
    expect(localStorage.getItem('swo')).not.toMatch(/Sari|0812/);
    expect(after.keyFor({ ...body })).toBe(key);
    jest.advanceTimersByTime(3_600_000);
    expect(createOrderAttempts().keyFor(body)).not.toBe(key);
    after.succeeded();
    expect(localStorage.getItem('swo')).toBeNull();
  });

  it('takes another key after a success, because the same order may be wanted twice', async () => {
    answer(201, { data: placed, meta: { status: 201 } });
    await placeOrder(body);
    await placeOrder(body);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('takes another key when the input has changed, and keeps it through a refusal', async () => {
    answer(409, { data: null, meta: { status: 409, message: 'Paket ini sedang tidak tersedia.' } });
    await placeOrder(body).catch(() => undefined);
    await placeOrder(body).catch(() => undefined);
    await placeOrder({ ...body, phoneNumber: '089999999999' }).catch(() => undefined);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

it('a retry has the key of the first press, whatever has been read of price and seat since', () => {
  const { keyFor } = createOrderAttempts();
  const first = keyFor({ ...body, total: 54_000, waitsFor: null });
  expect([keyFor({ ...body, total: 60_000 }), keyFor(body)]).toEqual([first, first]);
  expect(keyFor({ ...body, groupUid: UID })).not.toBe(first);
});

describe('failureOf recognises words in the message', () => {
  it.each([
    ['blocked', new ApiError(403, 'X', 'blocked customer: akun ini tidak bisa memesan.')],
    ['token', new ApiError(401, 'X', 'token required: silakan masuk dulu.')],
    ['refused', new ApiError(409, 'PLAN_UNAVAILABLE', 'Paket ini sedang tidak tersedia.')],
    ['refused', new TypeError('a fault of ours')],
  ] as const)('%s', (kind, error) => expect(failureOf(error)).toBe(kind));
});

function note(init: RequestInit | undefined): void {
  keys.push(new Headers(init?.headers).get('idempotency-key'));
}

function answer(status: number, envelope: object): void {
  globalThis.fetch = async (_, init) => {
    note(init);
    return new Response(JSON.stringify(envelope), { status });
  };
}

function neverAnswer(): void {
  globalThis.fetch = (_, init) => {
    note(init);
    return new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
    );
  };
}
