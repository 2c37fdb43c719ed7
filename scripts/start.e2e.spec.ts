import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { freePort } from './lib/free-port.mjs';
import { commandOf } from './lib/processes.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
/** On an idle machine; a busy one may take longer in proportion to its load. */
const COLD_START_LIMIT_S = 6;
const loadFactor = () => Math.max(1, loadavg()[0]! / availableParallelism());
const PEOPLE = ['customer@patungan.test', 'host@patungan.test', 'admin@patungan.test'];

/** `npm start` with no settings but a port and a folder. */
describe('npm start, on the real build', () => {
  const dataDir = realpathSync(mkdtempSync(path.join(tmpdir(), 'patungan-npm-start-')));
  let port: number;
  let running: { npm: ChildProcess; output: string; ended: Promise<number | string> };

  beforeAll(async () => {
    port = await freePort();
    await start();
  });
  afterAll(async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('is healthy when it prints that it is ready', async () => {
    const answer = await get('/api/health');

    expect(answer.status).toBe(200);
    expect((await answer.json()) as object).toMatchObject({ data: { database: 'up', queue: 'up', worker: 'up' } });
  });

  it.each([
    ['/', 'text/html'],
    ['/login', 'text/html'],
    ['/admin', 'text/html'],
    ['/api/docs', 'text/html'],
    ['/api/openapi.json', 'application/json'],
    ['/api/customer/provider', 'application/json'],
  ])('serves %s as %s', async (url, type) => {
    const answer = await get(url);

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain(type);
  });

  it('sends pages compressed, as the build has prepared them', async () => {
    const answer = await get('/', { 'accept-encoding': 'br' });

    expect(answer.headers.get('content-encoding')).toBe('br');
  });

  it.each(PEOPLE)('prints a sign-in for %s that works', async (email) => {
    const [, password = ''] = new RegExp(`${email} +(\\S+)`).exec(running.output) ?? [];

    const answer = await signIn(email, password);

    expect(answer.status).toBe(200);
    expect(((await answer.json()) as { data: { accessToken: string } }).data.accessToken).toMatch(/^\S{20,}$/);
  });

  it('gives API and worker a database role that cannot switch off the triggers of ledger and audit log', async () => {
    const { port: at, appPassword } = JSON.parse(readFileSync(path.join(dataDir, 'postgres.json'), 'utf8')) as {
      port: number;
      appPassword: string;
    };
    const login = { host: '127.0.0.1', port: at, database: 'patungan', user: 'patungan_app', password: appPassword };
    const client = new pg.Client(login);
    await client.connect();
    try {
      await expect(client.query('ALTER TABLE audit_log DISABLE TRIGGER USER')).rejects.toThrow(/must be owner/);
      const { rows } = await client.query(
        `SELECT DISTINCT usename FROM pg_stat_activity WHERE datname = 'patungan' AND pid <> pg_backend_pid()`,
      );
      expect(rows).toEqual([{ usename: 'patungan_app' }]);
    } finally {
      await client.end();
    }
  });

  it('stops with exit code 0 and leaves nothing running', async () => {
    const pids = childrenOfStart();
    expect(pids.map(commandOf)).not.toContain('');

    expect(await stop()).toBe(0);

    expect(pids.map(commandOf)).toEqual(['', '', '']);
  });

  it(`is ready again within ${COLD_START_LIMIT_S} s on the built output, with the same people`, async () => {
    await start();

    const [, seconds] = /is ready \((\d+\.\d) s\)/.exec(running.output) ?? [];
    expect(Number(seconds)).toBeLessThanOrEqual(COLD_START_LIMIT_S * loadFactor());
    expect((await signIn(PEOPLE[0]!, 'patungan-demo')).status).toBe(200);
  });

  async function start() {
    const { PATH, HOME } = process.env;
    const mark = Object.entries(process.env).filter(([name]) => name.startsWith('PATUNGAN_'));
    const npm = spawn('npm', ['start'], {
      cwd: ROOT,
      env: { PATH, HOME, PORT: String(port), DATA_DIR: dataDir, ...Object.fromEntries(mark) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const mine = {
      npm,
      output: '',
      ended: new Promise<number | string>((resolve) =>
        npm.once('close', (code, signal) => resolve(code ?? signal ?? '')),
      ),
    };
    for (const stream of [npm.stdout, npm.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (mine.output += text));
    running = mine;
    let over = false;
    void mine.ended.then(() => (over = true));
    for (const until = Date.now() + 50_000; !mine.output.includes('Ctrl-C stops everything'); await sleep(50))
      if (over || Date.now() > until) throw new Error(`npm start did not get ready:\n${mine.output}`);
  }

  function stop() {
    running.npm.kill('SIGTERM');
    return running.ended;
  }

  /** API, worker, PostgreSQL. */
  function childrenOfStart(): number[] {
    const lock = JSON.parse(readFileSync(path.join(dataDir, 'start.lock'), 'utf8')) as {
      children: { api: number; worker: number };
    };
    const postgres = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0];
    return [lock.children.api, lock.children.worker, Number(postgres)];
  }

  const get = (url: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${url}`, { headers });

  function signIn(email: string, password: string) {
    const admin = email.startsWith('admin');
    const device = { deviceOs: 'web', deviceId: 'start-spec', scope: 'customer' };
    return fetch(`http://127.0.0.1:${port}/api/${admin ? 'admin' : 'customer'}/sign/in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, ...(admin ? {} : device) }),
    });
  }
});
