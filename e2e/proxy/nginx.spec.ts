import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '#testing/free-port';
import { until } from '#testing/settle';
import { refusedWith } from '../../api/src/platform/http/errors/error.filter.js';
import { Shop } from '../support/shop.js';

/**
 * The nginx of the image `web` with its own configuration, and in front of it another one as a TLS proxy would be: it
 * says that the customer came by https. Visitors come from addresses of their own of the loopback network.
 */
const ROOT = path.resolve(import.meta.dirname, '../..');
let shop: Shop;
let folder: string;
let inner: { port: number; process: ChildProcess };
let front: { port: number; process: ChildProcess };
/** The same as `inner`, for an API that does not run. */
let alone: { port: number; process: ChildProcess };

beforeAll(async () => {
  shop = await Shop.open({ env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY_HOPS: '2' } });
  await shop.startApi();
  folder = await mkdtemp(path.join(tmpdir(), 'patungan-nginx-'));
  inner = await startNginx('inner', await ownSite(shop.env.PORT!));
  alone = await startNginx('alone', await ownSite(String(await freePort())));
  front = await startNginx('front', (port) => tlsProxy(port, inner.port));
});
afterAll(async () => {
  for (const { process } of [front, inner, alone].filter(Boolean)) process.kill('SIGTERM');
  await shop?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** docker/nginx.conf with the addresses and folders of this machine. */
async function ownSite(apiPort: string): Promise<(port: number) => string> {
  const site = await readFile(path.join(ROOT, 'docker/nginx.conf'), 'utf8');
  return (port) =>
    site
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('http://api:3000', `http://127.0.0.1:${apiPort}`)
      .replaceAll('/etc/nginx/security-headers.conf', path.join(ROOT, 'docker/security-headers.conf'))
      .replaceAll('/srv/shop', path.join(ROOT, 'dist/shop-web'))
      .replaceAll('/srv/console', path.join(folder, 'console'));
}

const tlsProxy = (port: number, to: number): string => `
server {
  listen 127.0.0.1:${port};
  location / {
    proxy_pass http://127.0.0.1:${to};
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto https;
  }
}`;

async function startNginx(name: string, site: (port: number) => string) {
  const port = await freePort();
  const file = path.join(folder, `${name}.conf`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${name}-${kind};`)
    .join('\n');
  await writeFile(
    file,
    `daemon off; master_process off; pid ${folder}/${name}.pid; error_log stderr;
     events {} http { access_log off; ${temporary}
     ${site(port)} }`,
  );
  const process_ = spawn(process.env.NGINX_PATH ?? 'nginx', ['-c', file, '-p', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  process_.stderr.on('data', (text: Buffer) => (said += text.toString()));
  process_.on('error', ({ message }) => (said += message));
  for (let n = 0; n < 100; n += 1, await sleep(50)) {
    const answers = await fetch(`http://127.0.0.1:${port}/web-health`).catch(() => null);
    if (answers?.status === 204) return { port, process: process_ };
  }
  throw new Error(`nginx (${name}) does not answer: ${said}`);
}

interface Asked {
  from?: string;
  body?: unknown;
  headers?: Record<string, string>;
  port?: number;
}

function ask(url: string, { from = '127.0.0.2', body, headers, port = front.port }: Asked = {}) {
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers };
    const request = http.request(
      { host: '127.0.0.1', port, path: url, method, headers: sent, localAddress: from },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, text }));
      },
    );
    request.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const device = { deviceId: 'peramban', deviceOs: 'Linux' };
const signIn = (email: string, password: string, from?: string, headers?: Record<string, string>) =>
  ask('/api/customer/sign/in', { from, headers, body: { email, password, ...device } });

describe('behind a TLS proxy and nginx', () => {
  it('visitors have limits of their own: one who guesses passwords locks no other one out, also with a false chain', async () => {
    const guesses = [];
    for (let n = 0; n < 25; n += 1) guesses.push((await signIn(`siapa-${n}@patungan.test`, 'salah-sekali')).status);
    expect(guesses.at(-1)).toBe(429);
    const lie = { 'x-forwarded-for': '203.0.113.9' };
    expect((await signIn('lain@patungan.test', 'salah-sekali', '127.0.0.2', lie)).status).toBe(429);
    expect((await signIn('lain@patungan.test', 'salah-sekali', '127.0.0.3')).status).toBe(401);
  });

  it('cookies are Secure and bound to the host', async () => {
    const person = {
      name: 'Sari',
      email: 'sari@patungan.test',
      phoneNumber: '081234567890',
      password: 'kuda laut biru 7',
    };
    const signedUp = await ask('/api/customer/sign/up', {
      from: '127.0.0.4',
      body: person,
    });
    expect(signedUp.status).toBeLessThan(300);
    const { headers, status } = await signIn(person.email, person.password, '127.0.0.4');
    expect([status, headers['set-cookie']]).toEqual([200, [expect.stringMatching(/^__Host-device=.*; Secure$/)]]);
  });

  it.each(['/favicon.svg', '/admin', '/robots.txt', '/'])('%s comes through both', async (url) => {
    expect([200, 302]).toContain((await ask(url)).status);
  });

  it.each([
    ['a file', '/favicon.svg'],
    ['a page', '/'],
    ['a file with a name by its contents', 'asset'],
  ])('browsers have to stay with https after %s', async (_, url) => {
    const asset = /"(\/assets\/[^"]+\.js)"/.exec((await ask('/')).text)![1]!;
    const { status, headers } = await ask(url === 'asset' ? asset : url);
    expect([status, headers['strict-transport-security']]).toEqual([200, 'max-age=31536000; includeSubDomains']);
  });

  it('without the proxy the connection itself counts, whatever else the client says', async () => {
    const from = '127.0.0.5';
    const headers = { 'x-forwarded-proto': 'gopher' };
    const answer = await ask('/api/customer/sign/in', {
      from,
      headers,
      port: inner.port,
      body: { email: 'sari@patungan.test', password: 'kuda laut biru 7', ...device },
    });
    expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(/^device=/)]);
  });
});

describe('unfinished requests', () => {
  /** A form of which the end never comes; `first` is what the server says, or '' when it closes. */
  function unfinished(visitor: string, text: string) {
    const socket = net.connect(inner.port, '127.0.0.1');
    socket.on('error', () => undefined);
    const head = `POST /api/customer/sign/in HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${visitor}\r\n`;
    socket.write(head + text);
    // nginx resets a connection of which it has heard too little.
    const closed = new Promise<string>((resolve) => void socket.once('close', () => resolve('')));
    const said = new Promise<string>((resolve) => void socket.once('data', (part) => resolve(String(part))));
    return { socket, closed, first: Promise.race([said, closed]) };
  }
  const BODY = 'Content-Length: 9\r\n\r\n';

  it('of one visitor are a hundred at most, also behind a proxy, and keep no other one out', async () => {
    const opened = Array.from({ length: 100 }, () => unfinished('203.0.113.5', BODY));
    await until('them to be counted', async () => /^HTTP\/1.1 429/.test(await oneMore('203.0.113.5')));
    const refused = await oneMore('203.0.113.5');
    expect(JSON.parse(refused.slice(refused.indexOf('{')))).toEqual(refusedWith(429));
    expect(await oneMore('203.0.113.6')).toMatch(/^HTTP\/1.1 422/);
    for (const { socket } of opened) socket.destroy();
  });

  async function oneMore(visitor: string): Promise<string> {
    const { socket, first } = unfinished(visitor, 'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}');
    const said = await first;
    socket.destroy();
    return said;
  }

  // Longer than two seconds: it waits for the time that headers may take.
  it('give their connection back after ten seconds without their headers', async () => {
    const began = performance.now();
    await unfinished('203.0.113.7', '').closed;
    expect((performance.now() - began) / 1_000).toBeLessThan(15);
  });
});

describe('while no API answers', () => {
  it('a call is refused in the envelope, with the time to ask again', async () => {
    for (const body of [undefined, {}]) {
      const { status, headers, text } = await ask('/api/customer/sign/in', { port: alone.port, body });
      expect([status, headers['retry-after'], headers['content-type']]).toEqual([503, '2', 'application/json']);
      expect(JSON.parse(text)).toEqual(refusedWith(503));
    }
  });

  it.each(['/', '/provider/netflix'])(
    '%s is the empty page, which says so itself, and is asked for again',
    async (url) => {
      const { status, headers, text } = await ask(url, { port: alone.port });
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-store']);
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect(text).toMatch(/<div id="root">/);
    },
  );

  it('files come from disk all the same', async () => {
    expect((await ask('/favicon.svg', { port: alone.port })).status).toBe(200);
  });
});
