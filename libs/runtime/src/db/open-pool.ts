import pg from 'pg';

/**
 * A pool that outlives its connections. One that breaks while it is lent and asks nothing (between two statements of a
 * transaction, when Postgres goes down) tells only itself, and where nobody listens that ends the process: pg listens
 * while a connection is idle, Prisma in its transactions, BullMQ not at all. Whoever has it hears of it at the next query.
 */
export function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
