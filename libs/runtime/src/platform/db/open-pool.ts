import pg from 'pg';

/**
 * A pool that survives broken connections. A connection that breaks while it is checked out and idle (between two
 * statements of a transaction, when PostgreSQL goes down) emits 'error', which ends the process without a listener: pg
 * listens while a connection is in the pool, Prisma in its transactions, BullMQ never. The holder gets an error at its
 * next query.
 */
export function openPool(options: pg.PoolConfig, Pool: typeof pg.Pool = pg.Pool): pg.Pool {
  const pool = new Pool(options);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
