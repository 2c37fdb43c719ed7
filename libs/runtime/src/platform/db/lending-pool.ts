import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

const lent = new AsyncLocalStorage<pg.PoolClient>();
/** Of a transaction that Prisma is a guest in: the host begins and ends it. */
const HOSTS = new Set(['BEGIN', 'COMMIT', 'ROLLBACK']);
const NO_RESULT = { rows: [], fields: [], rowCount: 0, command: '', oid: 0 } as pg.QueryResult;

/** A pool whose `connect` answers, within `lend`, a connection that is already in a transaction. */
export class LendingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    // `query` of the pool itself comes with a callback, and is never part of a transaction.
    if (callback) return super.connect(callback);
    const client = lent.getStore();
    return client ? Promise.resolve(asGuest(client)) : super.connect();
  }
}

/** `begin` gets `client` from `connect` of a LendingPool, as if it were a connection of its own. */
export const lend = <T>(client: pg.PoolClient, begin: () => T): T => lent.run(client, begin);

function asGuest(client: pg.PoolClient): pg.PoolClient {
  const query = (config: pg.QueryConfig) =>
    HOSTS.has(config.text) ? Promise.resolve(NO_RESULT) : client.query(config);
  return {
    query,
    release: () => undefined,
    on: client.on.bind(client),
    removeListener: client.removeListener.bind(client),
  } as unknown as pg.PoolClient;
}
