import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { markBuilt, sourceHash } from '../lib/build-stamp.mjs';
import { PROGRAMS } from '../lib/pack.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

const API = `
  import http from 'node:http';
  console.log('api up');
  process.once('message', ({ host }) => console.log('listens on ' + host));
  const { DATABASE_URL, REDIS_URL, APP_SECRET, SEED_DEMO, DATA_DIR } = process.env;
  const seen = JSON.stringify({ DATABASE_URL, REDIS_URL, APP_SECRET, SEED_DEMO, DATA_DIR });
  http.createServer((_, reply) => reply.end(seen)).listen(process.env.PORT);
  process.on('SIGTERM', () => { console.log('api: finished politely'); process.exit(0); });`;
const WORKER = `
  import { existsSync } from 'node:fs';
  console.log('worker up');
  process.once('message', () =>
    console.log(existsSync(process.env.DATA_DIR + '/set-up') ? 'started work after the setup' : 'started work too early'));
  setInterval(() => undefined, 1000);
  process.on('SIGTERM', () => { console.log('worker: finished politely'); process.exit(0); });`;
const SETUP = `
  import { writeFileSync } from 'node:fs';
  import pg from 'pg';
  const client = new pg.Client({ connectionString: process.env.DATABASE_OWNER_URL ?? process.env.DATABASE_URL });
  await client.connect();
  await client.query('CREATE TABLE IF NOT EXISTS starts (at timestamptz DEFAULT now())');
  await client.query('INSERT INTO starts DEFAULT VALUES');
  await client.query('CREATE TABLE IF NOT EXISTS customer (email text, erased_at timestamptz)');
  await client.query('CREATE TABLE IF NOT EXISTS admin (email text, deactivated_at timestamptz)');
  if (process.env.SEED_DEMO === '1') await client.query("INSERT INTO customer VALUES ('customer@patungan.test')");
  const { rows } = await client.query('SELECT count(*) FROM starts');
  console.log('setup: start number ' + rows[0].count);
  await client.end();
  writeFileSync(process.env.DATA_DIR + '/set-up', '');`;

/** A project folder with the real scripts and small programs instead of the applications. */
export class FakeProject {
  readonly root = realpathSync(mkdtempSync(path.join(tmpdir(), 'patungan-start-')));
  readonly dataDir = path.join(this.root, 'data');

  constructor() {
    cpSync(path.join(ROOT, 'scripts'), path.join(this.root, 'scripts'), { recursive: true });
    cpSync(path.join(ROOT, 'package.json'), path.join(this.root, 'package.json'));
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(this.root, 'node_modules'));
    for (const program of PROGRAMS) this.put(`dist/${program}`, '');
    this.put('dist/api/src/main.js', API);
    this.put('dist/worker/src/main.js', WORKER);
    this.put('dist/prisma/setup.js', SETUP);
    this.put('dist/shop-web/index.html', '');
    this.put('dist/admin-web/index.html', '');
    markBuilt(this.root, sourceHash(this.root));
  }

  put(file: string, text: string) {
    mkdirSync(path.dirname(path.join(this.root, file)), { recursive: true });
    writeFileSync(path.join(this.root, file), text);
  }

  read = (file: string) => readFileSync(path.join(this.dataDir, file), 'utf8');

  start(env: Record<string, string | number>) {
    return new Start(this, env);
  }

  remove() {
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** One running `node scripts/start.mjs` and its output. */
export class Start {
  output = '';
  readonly child: ChildProcess;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;

  constructor(
    private readonly house: FakeProject,
    env: Record<string, string | number>,
  ) {
    const { PATH, HOME, ...rest } = process.env;
    const mark = Object.entries(rest).filter(([name]) => name.startsWith('PATUNGAN_'));
    this.child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: house.root,
      env: { PATH, HOME, ...Object.fromEntries(mark), DATA_DIR: house.dataDir, ...textual(env) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    this.ended = new Promise((resolve) => this.child.once('close', (code, signal) => resolve(code ?? signal ?? '')));
  }

  /** Waits for a text in the output. @throws Error with the output, after half a minute or at its end. */
  async says(text: string | RegExp): Promise<void> {
    let over = false;
    void this.ended.then(() => (over = true));
    for (const until = Date.now() + 30_000; Date.now() < until; await sleep(20)) {
      if (this.output.match(text)) return;
      if (over) break;
    }
    throw new Error(`It did not say ${text}:\n${this.output}`);
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | string> {
    this.child.kill(signal);
    return this.ended;
  }

  /** Process numbers of the API, the worker and PostgreSQL. */
  get children(): { api: number; worker: number; postgres: number } {
    const { children } = JSON.parse(this.house.read('start.lock')) as { children: { api: number; worker: number } };
    return { ...children, postgres: Number(this.house.read('postgres/postmaster.pid').split('\n')[0]) };
  }
}

const textual = (env: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(env).map(([name, value]) => [name, String(value)]));
