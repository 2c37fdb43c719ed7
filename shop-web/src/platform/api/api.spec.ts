import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import * as z from 'zod/mini';
import { readCookie, writeCookie } from '../session/cookies';
import { clearSession, deviceId, onSessionEnd, saveSession } from '../session/session';
import { api } from './api';
import { ApiError } from './api-error';
import type { Transport } from './transport';
import { withSession } from './with-session';

interface Call {
  path: string;
  token: string | undefined;
  refreshToken: string | undefined;
}
type Reply = (call: Call) => { status: number; data?: unknown; message?: string } | Promise<never>;

const thing = z.object({ name: z.string() });
const REFRESH = '/api/customer/token/refresh';
let calls: Call[] = [];
let ended = 0;
let stopListening: () => void;

beforeEach(() => {
  calls = [];
  ended = 0;
  stopListening = onSessionEnd(() => ended++);
  saveSession({ accessToken: 'old', refreshToken: 'r1', username: 'Sari' });
});
afterEach(() => {
  stopListening();
  clearSession();
});

describe('a 401', () => {
  it('refreshes once, stores both tokens and sends the call again', async () => {
    script(({ path, token }) => {
      if (path === REFRESH) return { status: 200, data: { accessToken: 'new', refreshToken: 'r2' } };
      return token === 'new' ? { status: 200, data: { name: 'ok' } } : { status: 401, message: 'token required' };
    });

    await expect(api.get('/thing', thing)).resolves.toEqual({ name: 'ok' });

    expect(calls.map(({ path, token }) => [path, token])).toEqual([
      ['/api/thing', 'old'],
      [REFRESH, undefined],
      ['/api/thing', 'new'],
    ]);
    expect(calls[1]?.refreshToken).toBe('r1');
    expect([readCookie('ATS'), readCookie('RTS'), readCookie('username')]).toEqual(['new', 'r2', 'Sari']);
    expect(ended).toBe(0);
  });

  it('shares one refresh among calls that fail together', async () => {
    script(({ path, token }) => {
      if (path === REFRESH) return { status: 200, data: { accessToken: 'new', refreshToken: 'r2' } };
      return token === 'new' ? { status: 200, data: { name: path } } : { status: 401, message: 'token required' };
    });

    const answers = await Promise.all(['/a', '/b', '/c', '/d'].map((path) => api.get(path, thing)));

    expect(answers.map(({ name }) => name)).toEqual(['/api/a', '/api/b', '/api/c', '/api/d']);
    expect(calls.filter(({ path }) => path === REFRESH)).toHaveLength(1);
  });

  it('takes the token that another tab has stored meanwhile, without a refresh', async () => {
    script(({ token }) => {
      if (token === 'from-another-tab') return { status: 200, data: { name: 'ok' } };
      writeCookie('ATS', 'from-another-tab');
      return { status: 401, message: 'token required' };
    });

    await expect(api.get('/thing', thing)).resolves.toEqual({ name: 'ok' });
    expect(calls.map(({ token }) => token)).toEqual(['old', 'from-another-tab']);
  });

  it('ends the session when the refresh is refused', async () => {
    script(() => ({ status: 401, message: 'token required: silakan masuk dulu.' }));

    await expect(api.get('/thing', thing)).rejects.toMatchObject({ status: 401 });
    expect(ended).toBe(1);
    expect([readCookie('ATS'), readCookie('RTS'), readCookie('username')]).toEqual([undefined, undefined, undefined]);
    expect(calls.map(({ path }) => path)).toEqual(['/api/thing', REFRESH]);
  });

  it.each([503, 429])('keeps the session when the refresh answers %i', async (status) => {
    script(({ path }) =>
      path === REFRESH ? { status, message: 'sibuk' } : { status: 401, message: 'token required' },
    );

    await expect(api.get('/thing', thing)).rejects.toMatchObject({ code: 'OFFLINE' });
    expect(ended).toBe(0);
    expect(readCookie('RTS')).toBe('r1');
  });

  it('does not loop when the fresh token is refused too', async () => {
    script(({ path }) =>
      path === REFRESH
        ? { status: 200, data: { accessToken: 'new', refreshToken: 'r2' } }
        : { status: 401, message: 'token required' },
    );

    await expect(api.get('/thing', thing)).rejects.toMatchObject({ status: 401 });
    expect(calls).toHaveLength(3);
  });

  it('of the sign-in is its answer: no refresh, no retry, even with a session', async () => {
    script(() => ({ status: 401, message: 'Email atau kata sandi salah.' }));
    await expect(api.post('/customer/sign/in', {}, thing)).rejects.toMatchObject({ status: 401 });
    expect([calls.length, ended, readCookie('ATS')]).toEqual([1, 0, 'old']);
  });

  it('without a body is returned as it is: it came from a proxy and not from the API', async () => {
    globalThis.fetch = async () => new Response('', { status: 401 });
    await expect(api.get('/thing', thing)).rejects.toMatchObject({ status: 401 });
    expect([ended, readCookie('ATS')]).toEqual([0, 'old']);
  });

  it('that comes again on the retry with the current token is the answer: one retry and no more', async () => {
    script(({ token }) => {
      if (token === 'old') writeCookie('ATS', 'from-another-tab');
      return { status: 401, message: 'token required' };
    });
    await expect(api.get('/thing', thing)).rejects.toMatchObject({ status: 401 });
    expect(calls.map(({ token }) => token)).toEqual(['old', 'from-another-tab']);
  });

  it('is not retried for another customer who has signed in meanwhile', async () => {
    saveSession({ accessToken: 'old', customerUid: 'sari' });
    script(() => {
      saveSession({ accessToken: 'of-andi', refreshToken: 'r9', customerUid: 'andi' });
      return { status: 401, message: 'token required' };
    });
    await expect(api.post('/order', {}, thing)).rejects.toMatchObject({ code: 'SESSION_CHANGED' });
    expect(calls.map(({ token }) => token)).toEqual(['old']);
    expect([ended, readCookie('ATS')]).toEqual([0, 'of-andi']);
  });

  it('does not bring a session back that was signed out while the refresh was under way', async () => {
    script(({ path }) => {
      if (path !== REFRESH) return { status: 401, message: 'token required' };
      clearSession();
      return { status: 200, data: { accessToken: 'new', refreshToken: 'r2' } };
    });
    await expect(api.get('/thing', thing)).rejects.toMatchObject({ status: 401 });
    expect([readCookie('ATS'), readCookie('RTS')]).toEqual([undefined, undefined]);
  });

  it('of an upload is answered the same way', async () => {
    const tokens: (string | undefined)[] = [];
    class Xhr {
      upload = {};
      status = 0;
      responseText = '{"data":null,"meta":{"status":401}}';
      onload: () => void = () => undefined;
      token: string | undefined;
      open() {}
      setRequestHeader(name: string, value: string) {
        if (name === 'authorization') this.token = value;
      }
      send() {
        tokens.push(this.token);
        this.status = this.token === 'Bearer new' ? 200 : 401;
        if (this.status === 200) this.responseText = '{"data":{"name":"ok"},"meta":{"status":200}}';
        this.onload();
      }
    }
    const original = globalThis.XMLHttpRequest;
    globalThis.XMLHttpRequest = Xhr as never;
    script(() => ({ status: 200, data: { accessToken: 'new', refreshToken: 'r2' } }));
    try {
      await expect(api.upload('/x', new FormData(), thing, () => undefined)).resolves.toEqual({ name: 'ok' });
    } finally {
      globalThis.XMLHttpRequest = original;
    }
    expect(tokens).toEqual(['Bearer old', 'Bearer new']);
  });

  it('is returned unchanged for an anonymous upload, which carries no token', async () => {
    const tokens: (string | undefined)[] = [];
    class Xhr {
      upload = {};
      status = 401;
      responseText = '{"data":null,"meta":{"status":401,"message":"Masuk dulu"}}';
      onload: () => void = () => undefined;
      token: string | undefined;
      open() {}
      setRequestHeader(name: string, value: string) {
        if (name === 'authorization') this.token = value;
      }
      send() {
        tokens.push(this.token);
        this.onload();
      }
    }
    const original = globalThis.XMLHttpRequest;
    globalThis.XMLHttpRequest = Xhr as never;
    try {
      const sent = api.upload('/x', new FormData(), thing, () => undefined, { anonymous: true });
      await expect(sent).rejects.toMatchObject({ status: 401 });
    } finally {
      globalThis.XMLHttpRequest = original;
    }
    expect(tokens).toEqual([undefined]);
  });

  it('is returned unchanged for an anonymous call', async () => {
    script(() => ({ status: 401, message: 'Email atau kata sandi salah.' }));

    await expect(api.post('/sign/in', {}, thing, { anonymous: true })).rejects.toMatchObject({
      message: 'Email atau kata sandi salah.',
    });
    expect(calls).toEqual([{ path: '/api/sign/in', token: undefined, refreshToken: undefined }]);
  });
});

describe('a refresh', () => {
  afterEach(() => void jest.useRealTimers());

  it('carries the refresh token and the device in headers, and no body', async () => {
    const device = deviceId();
    let sent: RequestInit | undefined;
    globalThis.fetch = async (input, init) => {
      if (String(input) === REFRESH) sent = init;
      return new Response('{"data":null,"meta":{"status":401}}', { status: 401 });
    };
    await api.get('/thing', thing).catch(() => undefined);
    const headers = new Headers(sent?.headers);
    expect([sent?.method, sent?.body]).toEqual(['GET', undefined]);
    expect([headers.get('x-refresh-token'), headers.get('x-device-id')]).toEqual(['r1', device]);
    expect(headers.has('authorization')).toBe(false);
  });

  it('that is not answered within 60 s does not end the session', async () => {
    jest.useFakeTimers();
    globalThis.fetch = (input, init) =>
      String(input) === REFRESH
        ? new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
        : Promise.resolve(new Response('{"data":null,"meta":{"status":401}}', { status: 401 }));
    const answer = api.get('/thing', thing).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await answer).toMatchObject({ code: 'TIMEOUT' });
    expect([ended, readCookie('RTS')]).toEqual([0, 'r1']);
  });

  it('is one for two tabs: the one that waits for its turn takes what the other has stored', async () => {
    let stored = 'old';
    let refreshes = 0;
    let turn: Promise<unknown> = Promise.resolve();
    const tab = () =>
      withSession({
        accessToken: () => stored,
        customerUid: () => 'sari',
        refresh: async () => {
          refreshes += 1;
          await Promise.resolve();
          stored = `new-${refreshes}`;
          return true;
        },
        end: () => undefined,
        // As Web Locks: one after the other, over all tabs.
        exclusively: <T>(work: () => Promise<T>) => {
          const mine = turn.then(work);
          turn = mine;
          return mine;
        },
      });
    const request = { method: 'GET' as const, url: '/api/x', headers: {}, timeoutMs: 1 };
    const server: Transport = async ({ headers }) => ({
      status: headers.authorization === 'Bearer old' ? 401 : 200,
      body: {},
    });
    const answers = await Promise.all([tab(), tab(), tab()].map((send) => send(server, request)));
    expect([answers.map(({ status }) => status), refreshes]).toEqual([[200, 200, 200], 1]);
  });
});

it('an upload has the same 60000 ms', async () => {
  class Xhr {
    upload = {};
    timeout = 0;
    ontimeout: () => void = () => undefined;
    open() {}
    setRequestHeader() {}
    send() {
      given.push(this.timeout);
      this.ontimeout();
    }
  }
  const given: number[] = [];
  const original = globalThis.XMLHttpRequest;
  globalThis.XMLHttpRequest = Xhr as never;
  try {
    await expect(api.upload('/x', new FormData(), thing, () => undefined)).rejects.toMatchObject({ code: 'TIMEOUT' });
  } finally {
    globalThis.XMLHttpRequest = original;
  }
  expect(given).toEqual([60_000]);
});

it('a call that is not answered within 60000 ms is given up', async () => {
  jest.useFakeTimers();
  globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  let failure: unknown;
  void api.get('/x', thing).catch((error: unknown) => (failure = error));
  await jest.advanceTimersByTimeAsync(59_999);
  expect(failure).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(failure).toMatchObject({ code: 'TIMEOUT' });
  jest.useRealTimers();
});

describe('answers', () => {
  it('carry the list of field errors', async () => {
    globalThis.fetch = async () =>
      new Response(
        JSON.stringify({
          data: null,
          meta: { status: 422, code: 'VALIDATION_FAILED', message: 'Data belum benar.' },
          errors: [{ field: 'email', message: 'Format email tidak valid' }],
        }),
        { status: 422 },
      );
    const failure = await api.post('/x', {}, thing).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      message: 'Data belum benar.',
      fields: [{ field: 'email', message: 'Format email tidak valid' }],
    });
    // A query has no fields that could be marked.
    const refused = await api.get('/x', thing).catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 422, message: 'Format email tidak valid' });
  });

  it('that violate the contract, are no JSON or are missing show no technical text', async () => {
    const spoken: string[] = [];
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const say = async () => spoken.push(((await api.get('/x', thing).catch((error) => error)) as Error).message);
    script(() => ({ status: 200, data: { name: 7 } }));
    await say();
    globalThis.fetch = async () => new Response('<html>502 Bad Gateway nginx</html>', { status: 502 });
    await say();
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await say();
    silence.mockRestore();
    expect(spoken).toEqual([
      'Terjadi Kesalahan. Silahkan coba beberapa saat lagi.',
      'Terjadi Kesalahan. Silahkan coba beberapa saat lagi.',
      'Tidak bisa terhubung. Periksa koneksi internet kamu, lalu coba lagi.',
    ]);
  });

  it('of a list come with their page numbers', async () => {
    globalThis.fetch = async () =>
      new Response(JSON.stringify({ data: [{ name: 'a' }], meta: { status: 200, page: 2, limit: 1, total: 3 } }));
    await expect(api.page('/x', thing)).resolves.toMatchObject({ items: [{ name: 'a' }], page: 2, limit: 1, total: 3 });
  });
});

/** Replaces the network by a function of path and tokens. */
function script(reply: Reply): void {
  globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const call = {
      path: String(input),
      token: headers.get('authorization')?.replace('Bearer ', ''),
      refreshToken: headers.get('x-refresh-token') ?? undefined,
    };
    calls.push(call);
    const { status, data = null, message } = await reply(call);
    return new Response(JSON.stringify({ data, meta: { status, message } }), { status });
  };
}
