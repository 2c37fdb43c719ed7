import type { PoolConfig } from 'pg';

/**
 * Time-outs for every pool: without them a half-open connection stuck a worker for more than a minute, with them it
 * recovered in 0.4 s (reliability.md §1).
 */
export const poolOptions = (connectionString: string, max: number): PoolConfig => ({
  connectionString,
  max,
  connectionTimeoutMillis: 5_000,
  query_timeout: 20_000,
  statement_timeout: 15_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 20_000,
  keepAlive: true,
});
