import { createHmac, randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { JwtService } from '@nestjs/jwt';
import pg from 'pg';
import { startPostgres } from '../scripts/lib/embedded-postgres.mjs';
import { freePort } from '../scripts/lib/free-port.mjs';
import { startNodeChild } from '../scripts/lib/node-child.mjs';
import { ROOT } from '../scripts/lib/paths.mjs';
import { runStep } from '../scripts/lib/run-step.mjs';
import { findRedis, startRedis } from '../scripts/testing/redis.mjs';
import { findWrk } from './load.mjs';

const FOLDER = path.join(ROOT, 'bench/.tmp');
const SECRET = 'a secret of the bench, long enough.....';
export const CUSTOMERS = 2_000;
const SEATS = 100;
const GROUPS = 100;
/** As many as a shop has after some time, nearly all of them open. */
const SMALL_GROUPS = 8_000;

/** Throwaway servers, with durability on, and the data that is measured. `stop()` ends all of them. */
export async function startBenchServers(say, { flags = [] } = {}) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const stops = [];
  const stop = async () => {
    while (stops.length)
      await stops
        .pop()()
        .catch((error) => say(error.message));
  };
  say('PostgreSQL, migrations, price list');
  const postgres = await startPostgres({ dir: path.join(FOLDER, 'postgres'), flags });
  stops.push(postgres.stop);
  const { program } = findRedis();
  const redis = program && (await startRedis({ program, dir: path.join(FOLDER, 'redis') }));
  if (redis) stops.push(redis.stop);
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: postgres.ownerUrl,
    DATA_DIR: path.join(FOLDER, 'data'),
    APP_SECRET: SECRET,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '1000000',
    HOST: '127.0.0.1',
    ADMIN_SECOND_FACTOR: 'optional',
  };
  delete env.REDIS_URL;
  await runStep({ name: 'setup', script: 'dist/prisma/setup.js', env });
  const db = new pg.Pool({ connectionString: postgres.ownerUrl, max: 2 });
  stops.push(() => db.end());
  const fixtures = await makeFixtures(db);

  const run = async (name, script, more, ready) => {
    const port = await freePort();
    const logFile = path.join(FOLDER, `${name}.log`);
    const child = startNodeChild({ script, env: { ...env, ...more, PORT: String(port) }, logFile });
    stops.push(child.stop);
    if (ready) await answering(`http://127.0.0.1:${port}${ready}`, logFile);
    return { ...child, port };
  };
  return {
    db,
    fixtures,
    env,
    wrk: findWrk(),
    redisUrl: redis?.url,
    run,
    stop,
    folder: FOLDER,
    tokens: tokensOf(fixtures.customers),
    adminToken: tokenOf('admin', { sub: fixtures.adminUid, sid: fixtures.adminSessionUid }),
    postgresPid: postgres.pid,
  };
}

async function answering(url, logFile) {
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(50))
    if ((await fetch(url).catch(() => null))?.ok) return;
  throw new Error(`${url} does not answer, see ${logFile}`);
}

/** Customers, fifty providers, one plan with large groups, and the tables of the reference. */
async function makeFixtures(db) {
  await db.query(`
    CREATE SCHEMA bench;
    CREATE TABLE bench.provider (uid uuid, slug text, name text, category text, type int, color text, tagline text, is_po boolean, is_host boolean, member int, starting_price int, variants jsonb, position int);
    CREATE TABLE bench.grp (id int PRIMARY KEY, taken int NOT NULL DEFAULT 0);
    INSERT INTO bench.grp SELECT i FROM generate_series(1, ${GROUPS}) i;
    CREATE TABLE bench.orders (uid uuid PRIMARY KEY DEFAULT gen_random_uuid(), grp int NOT NULL, customer text NOT NULL, amount bigint NOT NULL, status int NOT NULL, created_at timestamptz NOT NULL DEFAULT now());
    CREATE TABLE bench.seat (id bigserial PRIMARY KEY, grp int NOT NULL, order_uid uuid NOT NULL, number int NOT NULL, UNIQUE (grp, number));
    CREATE TABLE bench.item (uid uuid PRIMARY KEY DEFAULT gen_random_uuid(), order_uid uuid NOT NULL, title text NOT NULL, amount bigint NOT NULL, details jsonb NOT NULL);
    CREATE UNIQUE INDEX ON bench.item (order_uid);
    CREATE TABLE bench.invoice (uid uuid PRIMARY KEY DEFAULT gen_random_uuid(), order_uid uuid NOT NULL, number text NOT NULL UNIQUE, status text NOT NULL, amount bigint NOT NULL, due_at timestamptz);
    CREATE INDEX ON bench.invoice (order_uid);
    CREATE TABLE bench.outbox (id bigserial PRIMARY KEY, name text NOT NULL, payload jsonb NOT NULL, created_at timestamptz NOT NULL DEFAULT now(), published_at timestamptz);
    CREATE INDEX ON bench.outbox (id) WHERE published_at IS NULL;
    INSERT INTO customer (uid, name, email, phone_number, password_hash)
      SELECT gen_random_uuid(), 'Bench ' || i, 'bench' || i || '@patungan.test', '62811000' || i, '-' FROM generate_series(1, ${CUSTOMERS}) i;`);
  await addProviders(db);
  await db.query(
    `INSERT INTO bench.provider
      SELECT p.uid, p.slug, p.name, c.name, p.type, p.color, p.tagline, bool_or(k.is_po), bool_or(k.is_host), 4, 10000,
        jsonb_agg(jsonb_build_object('uid', v.uid, 'packageName', k.name, 'duration', v.duration_months, 'grandTotal', 10000, 'isPo', k.is_po, 'isHost', k.is_host)), p.position
      FROM provider p JOIN category c ON c.uid = p.category_uid JOIN package k ON k.provider_uid = p.uid JOIN variant v ON v.package_uid = k.uid
      WHERE NOT p.hidden GROUP BY p.uid, c.name ORDER BY p.position LIMIT 50;
    CREATE UNIQUE INDEX ON bench.provider (slug); ANALYZE`,
  );
  const { rows: customers } = await db.query(`SELECT uid FROM customer WHERE email LIKE 'bench%' ORDER BY email`);
  const { rows: plans } =
    await db.query(`SELECT p.uid AS "packageUid", v.uid AS "variantUid", v.family_uid AS "familyUid", r.slug
    FROM package p JOIN variant v ON v.package_uid = p.uid JOIN provider r ON r.uid = p.provider_uid WHERE r.slug = 'bench-1'`);
  const { rows: admins } = await db.query(`WITH a AS (INSERT INTO admin (uid, name, email, password_hash, role)
    VALUES (gen_random_uuid(), 'Bench', 'bench-admin@patungan.test', '-', 'owner') RETURNING uid)
    INSERT INTO admin_session (uid, admin_uid, device_label, device_hash, created_at, expires_at)
    SELECT gen_random_uuid(), a.uid, 'Bench', '-', now(), now() + interval '8 hours' FROM a RETURNING uid AS "sessionUid", admin_uid AS uid`);
  return {
    customers: customers.map(({ uid }) => uid),
    adminUid: admins[0].uid,
    adminSessionUid: admins[0].sessionUid,
    plan: plans[0],
  };
}

/** Fills the catalogue up to fifty listed providers; `bench-1` has the plan that is ordered. */
async function addProviders(db) {
  const { rows } = await db.query(
    `SELECT count(DISTINCT p.uid)::int AS n FROM provider p JOIN package k ON k.provider_uid = p.uid WHERE NOT p.hidden AND p.slug <> 'sekurban'`,
  );
  for (let i = 1; i <= Math.max(1, 50 - rows[0].n); i += 1) {
    const [provider, family, pack, variant] = Array.from({ length: 4 }, () => randomUUID());
    await db.query(
      `INSERT INTO provider (uid, slug, name, category_uid, color, tagline, description, position) SELECT $1, $2, $2, uid, '#336677', 'Bench', 'Bench', 900 FROM category LIMIT 1`,
      [provider, `bench-${i}`],
    );
    await db.query(
      `INSERT INTO plan_family (uid, provider_uid, slug, name, host_seats, regular_seats) VALUES ($1, $2, $3, 'Bench', 0, ${SEATS})`,
      [family, provider, `bench-${i}`],
    );
    await db.query(
      `INSERT INTO package (uid, provider_uid, slug, name, description, is_host, is_po, position) VALUES ($1, $2, $3, 'Reguler', 'Bench', false, false, 1)`,
      [pack, provider, `bench-${i}`],
    );
    await db.query('INSERT INTO variant (uid, package_uid, family_uid, duration_months) VALUES ($1, $2, $3, 1)', [
      variant,
      pack,
      family,
    ]);
    await db.query(
      `INSERT INTO price (uid, variant_uid, valid_from, grand_total_sen) VALUES (gen_random_uuid(), $1, '2020-01-01', 3690000)`,
      [variant],
    );
  }
}

/** A plan for groups of five, most of its groups without a member yet; once for each run. */
export async function addSmallGroups(db) {
  const [family, pack, variant] = Array.from({ length: 3 }, () => randomUUID());
  const slug = `small-${family}`;
  await db.query(
    `INSERT INTO plan_family (uid, provider_uid, slug, name, host_seats, regular_seats) SELECT $1, uid, $2, 'Bench', 0, 5 FROM provider WHERE slug = 'bench-1'`,
    [family, slug],
  );
  await db.query(
    `INSERT INTO package (uid, provider_uid, slug, name, description, is_host, is_po, position) SELECT $1, uid, $2, 'Berlima', 'Bench', false, false, 2 FROM provider WHERE slug = 'bench-1'`,
    [pack, slug],
  );
  await db.query('INSERT INTO variant (uid, package_uid, family_uid, duration_months) VALUES ($1, $2, $3, 1)', [
    variant,
    pack,
    family,
  ]);
  await db.query(
    `INSERT INTO price (uid, variant_uid, valid_from, grand_total_sen) VALUES (gen_random_uuid(), $1, '2020-01-01', 3690000)`,
    [variant],
  );
  const { rows } = await db.query(
    `INSERT INTO account_group (uid, family_uid, size, free_host_seats, free_regular_seats, created_at)
     SELECT gen_random_uuid(), $1, 5, '{}', '{1,2,3,4,5}', now() + i * interval '1 ms'
     FROM generate_series(1, ${SMALL_GROUPS}) i RETURNING uid`,
    [family],
  );
  await db.query('ANALYZE');
  return { packageUid: pack, variantUid: variant, groups: rows.map(({ uid }) => uid) };
}

/** Empty groups and no orders, so that all rounds are alike. */
export async function resetOrders(db, familyUid) {
  await sleep(500); // transactions of the last run end
  await db.query(
    `
    SET session_replication_role = replica;
    TRUNCATE "order", order_history, account, account_history, account_group, outbox, inbox, notification, payment, host_purchase, reimbursement, refund, payout, bench.orders, bench.item, bench.invoice, bench.seat, bench.outbox CASCADE;
    SET session_replication_role = DEFAULT;
    UPDATE bench.grp SET taken = 0;`,
  );
  const { rows } = await db.query(
    `INSERT INTO account_group (uid, family_uid, size, free_host_seats, free_regular_seats, created_at)
     SELECT gen_random_uuid(), $1, ${SEATS}, '{}', array_agg(s), now() + i * interval '1 ms'
     FROM generate_series(1, ${GROUPS}) i, generate_series(1, ${SEATS}) s GROUP BY i ORDER BY i RETURNING uid`,
    [familyUid],
  );
  await db.query('ANALYZE customer, account_group, bench.grp');
  return rows.map(({ uid }) => uid);
}

// Signed as by the API: a sign-in costs 50 ms of argon2id, which is not measured here.
const tokensOf = (customers) => customers.map((sub) => tokenOf('customer', { sub, sid: randomUUID() }));

const jwt = new JwtService();
const tokenOf = (audience, claims) =>
  jwt.sign(claims, {
    secret: createHmac('sha256', SECRET).update(`${audience}-token`).digest('hex'),
    algorithm: 'HS256',
    audience,
    issuer: 'patungan',
    expiresIn: 7_200,
  });
