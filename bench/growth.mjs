import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { runStep } from '../scripts/lib/run-step.mjs';
import { fillDatabase } from './fill.mjs';
import { listTimes } from './lists.mjs';

/** Tables whose size is reported, the largest first. */
const TABLES = ['notification', 'outbox', 'order', 'payment', 'account', 'order_item', 'ledger_posting', 'audit_log'];

/**
 * The lists of the console and the tables with so many orders, in a database of its own.
 * @returns times in milliseconds (lists.mjs) and sizes in bytes, with their indexes
 */
export async function withOrders(bench, orders) {
  const name = `fill_${orders}`;
  await bench.db.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await bench.db.query(`CREATE DATABASE ${name}`);
  const url = new URL(bench.env.DATABASE_URL);
  url.pathname = `/${name}`;
  const env = { DATABASE_URL: url.href };
  await runStep({ name: 'setup', script: 'dist/prisma/setup.js', env: { ...bench.env, ...env } });
  await fillDatabase(url.href, orders);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    // The admin whose token the bench has.
    await client.query(
      `INSERT INTO admin (uid, name, email, password_hash, role) VALUES ($1, 'Bench', $2, '-', 'owner')`,
      [bench.fixtures.adminUid, `${randomUUID()}@patungan.test`],
    );
    await client.query(
      `INSERT INTO admin_session (uid, admin_uid, device_label, device_hash, created_at, expires_at)
       VALUES ($1, $2, 'Bench', '-', now(), now() + interval '8 hours')`,
      [bench.fixtures.adminSessionUid, bench.fixtures.adminUid],
    );
    const api = await bench.run(`api-${name}`, 'dist/api/src/main.js', env, '/api/customer/provider');
    const times = await listTimes((path) => getAsAdmin(api.port, bench.adminToken, path));
    await api.stop();
    const { rows } = await client.query(
      `SELECT relname AS name, pg_total_relation_size(oid)::float8 AS bytes FROM pg_class
       WHERE relname = ANY ($1) AND relnamespace = 'public'::regnamespace
       UNION ALL SELECT 'database', pg_database_size(current_database())`,
      [TABLES],
    );
    return { times, bytes: Object.fromEntries(rows.map(({ name, bytes }) => [name, bytes])) };
  } finally {
    await client.end();
    await bench.db.query(`DROP DATABASE ${name} WITH (FORCE)`);
  }
}

async function getAsAdmin(port, token, path) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/admin/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

const KINDS = ['first', 'next', 'deep', 'filter', 'text'];

/** Lines of markdown: p95 of every list and the sizes, a column for each number of orders. */
export function growthTable(results) {
  const sizes = [...results.keys()];
  const heading = sizes.map((orders) => `${orders.toLocaleString('en')} orders`).join(' | ');
  const all = [...results.values()];
  const cells = (times) => KINDS.flatMap((kind) => (kind in times ? [times[kind].toFixed(0)] : [])).join(' / ');
  return [
    `| list of the console, p95 in ms: ${KINDS.join(' / ')} | ${heading} |`,
    `|---|${'---|'.repeat(sizes.length)}`,
    ...Object.keys(all[0].times).map(
      (list) => `| ${list} | ${all.map(({ times }) => cells(times[list])).join(' | ')} |`,
    ),
    '',
    `| size with indexes, MB | ${heading} |`,
    `|---|${'---|'.repeat(sizes.length)}`,
    ...['database', ...TABLES].map(
      (table) => `| ${table} | ${all.map(({ bytes }) => (bytes[table] / 1e6).toFixed(0)).join(' | ')} |`,
    ),
    '',
  ];
}
