import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HttpError } from 'react-admin';
import { ERROR_MESSAGE } from '#contracts/errors';
import { sessionFixture } from '../../../test/sign-in-as';
import { dataProvider, i18nProvider } from '../../../test/providers';
import { clearSession, saveSession } from '../auth/session';

const session = sessionFixture('owner');
const page = {
  pagination: { page: 2, perPage: 10 },
  sort: { field: 'createdAt', order: 'DESC' },
  filter: { q: 'ayu' },
};

const fetchMock = jest.fn<typeof fetch>();
const realFetch = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = fetchMock;
  saveSession(session);
});
afterEach(() => {
  globalThis.fetch = realFetch;
  fetchMock.mockReset();
  clearSession();
});

const answer = (body: unknown, init: ResponseInit = {}) =>
  fetchMock.mockResolvedValue(new Response(JSON.stringify(body), init));
function lastCall() {
  const [url, init] = fetchMock.mock.lastCall as [string, RequestInit & { headers: Headers }];
  return { url: new URL(url, 'http://console.test'), ...init };
}

describe('reading', () => {
  it('unwraps the envelope and reads the total from Content-Range', async () => {
    answer(
      { data: [{ id: 'a' }, { id: 'b' }], meta: { status: 200 } },
      { headers: { 'Content-Range': 'orders 10-11/319' } },
    );
    await expect(dataProvider.getList('orders', page as never)).resolves.toEqual({
      data: [{ id: 'a' }, { id: 'b' }],
      total: 319,
    });
    const { url, headers } = lastCall();
    expect(url.pathname).toBe('/api/admin/orders');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      sort: '["createdAt","DESC"]',
      range: '[10,19]',
      filter: '{"q":"ayu"}',
    });
    expect(headers.get('Authorization')).toBe('Bearer tiket');
  });

  it('says of an estimated total that it is one', async () => {
    answer(
      { data: [{ id: 'a' }], meta: { status: 200 } },
      { headers: { 'Content-Range': 'orders 10-10/1003000', 'X-Total-Estimated': 'true' } },
    );
    await expect(dataProvider.getList('orders', page as never)).resolves.toEqual({
      data: [{ id: 'a' }],
      total: 1_003_000,
      meta: { isEstimated: true },
    });
  });

  it('asks for many records by their ids', async () => {
    answer({ data: [{ id: 'a' }], meta: { status: 200 } });
    await expect(dataProvider.getMany('account-groups', { ids: ['a', 'b'] })).resolves.toEqual({ data: [{ id: 'a' }] });
    expect(lastCall().url.searchParams.get('filter')).toBe('{"id":["a","b"]}');
  });

  it('unwraps the envelope of an answer that is no record', async () => {
    answer({ data: { sum: 0 }, meta: { status: 200 } });
    await expect(dataProvider.get('ledger/trial-balance')).resolves.toEqual({ sum: 0 });
    expect(lastCall().url.pathname).toBe('/api/admin/ledger/trial-balance');
  });

  it('sends no token after signing out', async () => {
    clearSession();
    answer({ data: {}, meta: { status: 200 } });
    await dataProvider.getOne('orders', { id: 'a' });
    expect(lastCall().headers.has('Authorization')).toBe(false);
  });
});

describe('acting', () => {
  it('posts to the path that ends in the name of the action', async () => {
    answer({ data: { uid: 'a' }, meta: { status: 200 } });
    await dataProvider.act('payments', 'a', 'reject', { reason: 'Nominal berbeda' });
    const { url, method, body, headers } = lastCall();
    expect([method, url.pathname, body]).toEqual([
      'POST',
      '/api/admin/payments/a/reject',
      '{"reason":"Nominal berbeda"}',
    ]);
    expect(headers.get('Content-Type')).toBe('application/json');
  });

  it('sends an empty object when there are no fields, because an empty JSON body is refused', async () => {
    answer({ data: { uid: 'a' }, meta: { status: 200 } });
    await dataProvider.act('payments', 'a', 'confirm');
    expect(lastCall().body).toBe('{}');
  });

  it('leaves the content type of a form with a file to the browser', async () => {
    answer({ data: { uid: 'a' }, meta: { status: 200 } });
    const form = new FormData();
    form.set('reference', 'TRX-1');
    await dataProvider.act('reimbursements', 'a', 'pay', form);
    const { body, headers } = lastCall();
    expect(body).toBe(form);
    expect(headers.has('Content-Type')).toBe(false);
  });

  it('creates and updates by a POST and returns the resulting record', async () => {
    const record = { data: { id: 'a', name: 'Netflix' }, meta: { status: 200 } };
    fetchMock.mockImplementation(async (_, init) =>
      Response.json(init?.method === 'POST' ? { data: { uid: 'a' }, meta: { status: 200 } } : record),
    );
    await expect(dataProvider.create('providers', { data: { name: 'Netflix' } })).resolves.toEqual({
      data: record.data,
    });
    await dataProvider.update('providers', { id: 'a', data: { version: 3 }, previousData: { id: 'a' } });
    const sent = fetchMock.mock.calls.map(([url, init]) => [init?.method, String(url), init?.body]);
    expect(sent).toEqual([
      ['POST', '/api/admin/providers', '{"name":"Netflix"}'],
      [undefined, '/api/admin/providers/a', undefined],
      ['POST', '/api/admin/providers/a/update', '{"version":3}'],
      [undefined, '/api/admin/providers/a', undefined],
    ]);
    fetchMock.mockReset();
  });

  it.each(['updateMany', 'delete', 'deleteMany'] as const)('refuses %s without a request', async (method) => {
    const write = dataProvider[method] as (resource: string, params: unknown) => Promise<unknown>;
    await expect(write('orders', {})).rejects.toThrow(/only by actions/);
    expect(fetchMock).not.toHaveBeenCalled();
  });
});

describe('failing', () => {
  it("has the API's messages, field by field, with its code", async () => {
    answer(
      {
        data: null,
        meta: { status: 422, code: 'VALIDATION_FAILED', message: 'Data belum benar.' },
        errors: [{ field: 'reason', message: 'Minimal 3 karakter' }],
      },
      { status: 422 },
    );
    const error = await dataProvider.act('orders', 'a', 'cancel', { reason: 'x' }).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({
      status: 422,
      message: 'Data belum benar.\nAlasan: Minimal 3 karakter',
      body: { code: 'VALIDATION_FAILED', errors: { reason: 'Minimal 3 karakter' } },
    });
  });

  it('is English in an English console, although the API answers in Indonesian', async () => {
    const meta = { status: 422, code: 'VALIDATION_FAILED', message: ERROR_MESSAGE.VALIDATION_FAILED };
    answer({ data: null, meta, errors: [{ field: 'reason', message: 'Minimal 3 karakter' }] }, { status: 422 });
    await i18nProvider.changeLocale('en');
    const error = await dataProvider.act('orders', 'a', 'cancel', {}).catch((failure: unknown) => failure);
    await i18nProvider.changeLocale('id');
    expect(error).toMatchObject({
      message: 'Something is not right yet. Check the marked fields.\nReason: At least 3 characters',
      body: { errors: { reason: 'At least 3 characters' } },
    });
  });

  it('has its own message for a proxy, whose answer has no envelope', async () => {
    fetchMock.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }));
    await expect(dataProvider.getOne('orders', { id: 'a' })).rejects.toMatchObject({
      status: 502,
      message: 'Server sedang bermasalah. Coba lagi sebentar lagi.',
    });
  });

  it('has its own message for a lost connection, in the language of the console', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    const failure = () => dataProvider.getOne('orders', { id: 'a' }).catch((error: Error) => error.message);
    expect(await failure()).toBe('Server tidak bisa dihubungi. Periksa koneksi internet, lalu coba lagi.');
    await i18nProvider.changeLocale('en');
    expect(await failure()).toBe('The server cannot be reached. Check your connection, then try again.');
    await i18nProvider.changeLocale('id');
  });

  it('passes an aborted request on', async () => {
    const calledOff = new DOMException('The user aborted a request.', 'AbortError');
    fetchMock.mockRejectedValue(calledOff);
    await expect(dataProvider.getOne('orders', { id: 'a' })).rejects.toBe(calledOff);
  });
});
