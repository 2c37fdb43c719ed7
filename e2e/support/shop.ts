import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { freePort } from '#testing/free-port';
import { Http } from '#testing/http';
import { brokenInvariants } from '#testing/invariants';
import { createTestDatabase } from '#testing/test-database';
import { TEST_REDIS_URL, deleteQueueKeys, TEST_QUEUE } from '#testing/test-queue';
import { type RunningProcess, startProcess, startSource } from './process.js';

/** Master key of the vault in every test. */
export const VAULT_KEY = `1:${'5e'.repeat(32)}`;
/** Generous, for busy machines. */
const READY_WITHIN_MS = 90_000;

/** Who signs in at the console. */
export const ADMIN = { email: 'admin@patungan.test', password: 'patungan-demo' };
/** Cheap to hash: no test guesses passwords. */
const QUICK = { memoryCost: 1_024, timeCost: 1, parallelism: 1 };

export interface ShopSettings {
  /** More environment for every process. */
  env?: Record<string, string>;
  /** API and worker use a role that owns no table, as delivered (default false). */
  appRole?: boolean;
  /** Seeds the demo people and groups (default false). An admin is there either way. */
  demo?: boolean;
}

/**
 * The whole product as separate processes on a database, a queue and a folder of its own. Nothing runs after `open`
 * but the database; a test starts and kills the processes.
 */
export class Shop {
  private readonly processes: { kind: 'api' | 'worker'; child: RunningProcess }[] = [];

  private constructor(
    readonly env: Record<string, string>,
    readonly pool: pg.Pool,
    private readonly cleanUp: () => Promise<void>,
  ) {}

  /** Migrated, seeded, nothing started yet. */
  static async open({ env: more = {}, demo = false, appRole = false }: ShopSettings = {}): Promise<Shop> {
    const database = await createTestDatabase();
    const dataDir = await mkdtemp(path.join(tmpdir(), 'patungan-e2e-'));
    const env: Record<string, string> = {
      DATABASE_URL: appRole ? ofAppRole(database.url) : database.url,
      DATA_DIR: dataDir,
      APP_SECRET: 'a secret that only this story knows, long enough',
      VAULT_KEY,
      ADMIN_SECOND_FACTOR: 'optional',
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'info',
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      QUEUE_PREFIX: `e2e-${randomUUID()}`,
      ...(TEST_QUEUE === 'redis' && { REDIS_URL: TEST_REDIS_URL }),
      ...(demo && { SEED_DEMO: '1' }),
      ...more,
    };
    const pool = new pg.Pool({ connectionString: database.url, max: 3 });
    pool.on('error', () => undefined);
    const shop = new Shop(env, pool, async () => {
      await pool.end();
      await deleteQueueKeys(env.REDIS_URL, env.QUEUE_PREFIX!);
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    });
    const setup = startProcess('prisma/setup.js', appRole ? { ...env, DATABASE_OWNER_URL: database.url } : env);
    if ((await setup.ended) !== 0) {
      await shop.close();
      throw new Error(`setup failed:\n${setup.output()}`);
    }
    await shop.sql(
      `INSERT INTO admin (uid, name, email, role, password_hash) VALUES ($1, 'Admin Cerita', $2, 'owner', $3) ON CONFLICT DO NOTHING`,
      [randomUUID(), ADMIN.email, await hash(ADMIN.password, QUICK)],
    );
    return shop;
  }

  /** A shop with one API and one worker, both ready. */
  static async start(settings?: ShopSettings): Promise<Shop> {
    const shop = await Shop.open(settings);
    try {
      await Promise.all([shop.startApi(), shop.startWorker()]);
    } catch (error) {
      await shop.close();
      throw error;
    }
    return shop;
  }

  get http(): Http {
    return new Http(`http://127.0.0.1:${this.env.PORT}`);
  }

  /** One more API on the shop's port, or on `PORT` of `env`; ready when it answers. `source`: a TypeScript file in its place. */
  async startApi(env: Record<string, string> = {}, source?: string): Promise<RunningProcess> {
    const settings = { ...this.env, ...env };
    const child = source ? startSource(source, settings) : startProcess('api/src/main.js', settings);
    const api = this.noted('api', child);
    await this.answers(api, `http://127.0.0.1:${settings.PORT}/api/customer/provider/category`);
    return api;
  }

  /** One more worker (relay, jobs, sweeps); ready when it says so. `source`: a TypeScript file in its place. */
  async startWorker(env: Record<string, string> = {}, source?: string): Promise<RunningProcess> {
    const settings = { ...this.env, ...env };
    const child = source ? startSource(source, settings) : startProcess('worker/src/main.js', settings);
    const worker = this.noted('worker', child);
    await worker.says('worker ready', READY_WITHIN_MS);
    return worker;
  }

  /** Rows of a query on the shop's database. */
  async sql<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
    return (await this.pool.query<T>(text, values)).rows;
  }

  /** Waits until every event has had its effects. @throws Error that names what is still open, or what was set aside. */
  async settled(withinMs = 60_000): Promise<void> {
    for (const limit = Date.now() + withinMs; ; await sleep(50)) {
      const open = await this.sql<{ name: string; reason: string | null }>(
        `SELECT name, set_aside_reason AS reason FROM outbox WHERE settled_at IS NULL ORDER BY id LIMIT 20`,
      );
      const aside = open.filter(({ reason }) => reason !== null);
      if (aside.length) throw new Error(`set aside: ${aside.map((row) => `${row.name} (${row.reason})`).join(', ')}`);
      if (open.length === 0) return;
      if (Date.now() > limit) throw new Error(`not settled: ${open.map(({ name }) => name).join(', ')}`);
    }
  }

  /** The invariants that are violated now; must be empty at all times. */
  brokenInvariants(): Promise<string[]> {
    return brokenInvariants(this.env.DATABASE_URL!);
  }

  /** Ends every process that is still there and leaves nothing behind. */
  async close(): Promise<void> {
    await Promise.all([...this.running('api'), ...this.running('worker')].map((child) => child.kill('SIGTERM')));
    await this.cleanUp();
  }

  /** What was started and still runs. */
  running(wanted: 'api' | 'worker'): RunningProcess[] {
    return this.started(wanted).filter((child) => child.isRunning());
  }

  /** Every process that was started, for its output. */
  started(wanted: 'api' | 'worker'): RunningProcess[] {
    return this.processes.flatMap(({ kind, child }) => (kind === wanted ? [child] : []));
  }

  private noted(kind: 'api' | 'worker', child: RunningProcess): RunningProcess {
    this.processes.push({ kind, child });
    return child;
  }

  private async answers(api: RunningProcess, url: string): Promise<void> {
    for (const limit = Date.now() + READY_WITHIN_MS; ; await sleep(50)) {
      const ok = await fetch(url).then(
        (response) => response.ok,
        () => false,
      );
      if (ok) return;
      if (!api.isRunning() || Date.now() > limit) throw new Error(`the API does not answer:\n${api.output()}`);
    }
  }
}

/** The same database for another role, which setup makes. Roles belong to the server, so it has one name for all tests. */
function ofAppRole(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.username = 'patungan_test_app';
  url.password = 'a password of tests';
  return url.href;
}
