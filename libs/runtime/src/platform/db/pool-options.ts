import type { PoolConfig } from 'pg';

/** Time-outs for every pool. docs/rules/events.md#time-outs */
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
