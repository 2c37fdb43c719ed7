import http from 'node:http';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '#testing/free-port';
import { until } from '#testing/settle';
import { TcpGate } from '#testing/tcp-gate';
import type { RunningProcess } from '../support/process.js';
import { Shop } from '../support/shop.js';
import { Fixtures } from './support/fixtures.js';
import { Member } from './support/member.js';

const SEATS = { hostSeats: 0, regularSeats: 3 };
const PATH = '/api/customer/provider/category';

interface Got {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}
const get = (port: number, path: string, agent: http.Agent): Promise<Got> =>
  new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path, agent }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => (body += part));
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body }));
    });
    request.on('error', reject);
  });

describe('an API process that is restarted', () => {
  let shop: Shop;
  const ports: number[] = [];
  const apis: RunningProcess[] = [];

  const start = async (index: number): Promise<void> => {
    apis[index] = await shop.startApi({ PORT: String(ports[index]), DRAIN_SECONDS: '1', DB_POOL: '3' });
  };
  beforeAll(async () => {
    shop = await Shop.open();
    for (const index of [0, 1]) {
      ports[index] = await freePort();
      await start(index);
    }
  }, 120_000);
  afterAll(() => shop?.close(), 60_000);

  it('loses no request behind a balancer that asks for its readiness', async () => {
    const agent = new http.Agent({ keepAlive: true });
    let ready = [...ports];
    let stopped = false;
    const watch = (async () => {
      for (; !stopped; await sleep(100)) {
        const asked = await Promise.all(
          ports.map((port) =>
            get(port, '/api/ready', agent).then(
              ({ status }) => status === 200,
              () => false,
            ),
          ),
        );
        ready = ports.filter((_, index) => asked[index]);
      }
    })();
    const lost: string[] = [];
    let answered = 0;
    const client = async (number: number): Promise<void> => {
      for (let turn = number; !stopped; turn += 1) {
        const got = await get(ready[turn % ready.length]!, PATH, agent).catch((error: Error) => error.message);
        if (typeof got === 'string' || got.status !== 200) lost.push(JSON.stringify(got));
        else answered += 1;
        await sleep(2);
      }
    };
    const clients = Array.from({ length: 8 }, (_, number) => client(number));
    for (const index of [0, 1, 0]) {
      await sleep(300);
      expect(await apis[index]!.kill('SIGTERM')).toBe(0);
      await start(index);
      await until('the balancer to see it', async () => ready.includes(ports[index]!));
    }
    stopped = true;
    await Promise.all([...clients, watch]);
    agent.destroy();
    expect(lost).toEqual([]);
    expect(answered).toBeGreaterThan(300);
  }, 120_000);

  it('says first that it is not ready, and closes each connection with its answer', async () => {
    const agent = new http.Agent({ keepAlive: true });
    const port = ports[1]!;
    expect((await get(port, '/api/ready', agent)).status).toBe(200);
    expect((await get(port, PATH, agent)).headers.connection).toBe('keep-alive');
    const ended = apis[1]!.kill('SIGTERM');
    const notReady = await until('it to drain', async () => {
      const got = await get(port, '/api/ready', agent);
      return got.status === 503 ? got : null;
    });
    expect(JSON.parse(notReady.body)).toEqual({ data: { database: 'up', process: 'stopping' }, meta: { status: 503 } });
    expect(notReady.headers['retry-after']).toBe('2');
    const still = await get(port, PATH, agent);
    expect([still.status, still.headers.connection]).toEqual([200, 'close']);
    expect((await get(port, '/api/live', agent)).status).toBe(200);
    expect(await ended).toBe(0);
    await start(1);
  }, 60_000);

  it('keeps no more connections than it may', async () => {
    const port = await freePort();
    await shop.startApi({ PORT: String(port), MAX_CONNECTIONS: '5' });
    const agent = new http.Agent();
    const opened = Array.from({ length: 12 }, () => net.connect(port, '127.0.0.1'));
    for (const socket of opened) socket.on('error', () => undefined);
    await until('the others to be refused', async () => opened.filter(({ destroyed }) => destroyed).length >= 7);
    expect(await get(port, PATH, agent).catch(() => 'refused')).toBe('refused');
    for (const socket of opened) socket.destroy();
    await until('room again', async () => (await get(port, PATH, agent).catch(() => null))?.status === 200);
  }, 60_000);
});

describe('a worker', () => {
  it('says on its own port that it lives and when it is ready', async () => {
    const shop = await Shop.open();
    try {
      const port = await freePort();
      await shop.startWorker({ WORKER_PORT: String(port) });
      const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
      await until('readiness', async () => (await ask('/ready')) === 200);
      expect([await ask('/live'), await ask('/other')]).toEqual([200, 404]);
    } finally {
      await shop.close();
    }
  }, 120_000);
});

describe('a database that has frozen', () => {
  it('an order is answered within the 20 s of the client, in the envelope, and is placed once later', async () => {
    const shop = await Shop.open({ env: { DB_POOL: '3' } });
    const fixtures = new Fixtures(shop);
    const gate = await TcpGate.before(shop.env.DATABASE_URL!);
    try {
      await gate.open();
      await shop.startApi({ DATABASE_URL: gate.url });
      const member = await Member.prepare(fixtures, shop, await fixtures.family(SEATS));
      const order = member.request();
      const send = () => shop.http.call('POST', '/customer', order);
      gate.freeze();
      const before = performance.now();
      const answers = await Promise.all([send(), send(), send(), send()]);
      expect((performance.now() - before) / 1_000).toBeLessThan(18);
      for (const { status, meta, data, headers } of answers) {
        expect({ status, meta, data }).toMatchObject({ status: 503, meta: { status: 503, code: 'BUSY' }, data: null });
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
      await gate.close();
      await gate.open();
      await until('the order', async () => (await send()).status < 300);
      expect(await shop.sql('SELECT count(*)::int AS n FROM "order"')).toEqual([{ n: 1 }]);
    } finally {
      await fixtures.close();
      await shop.close();
      await gate.close();
    }
  }, 180_000);
});
