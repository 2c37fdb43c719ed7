import { Logger } from '@nestjs/common';
import type pg from 'pg';
import { openPool } from '#runtime/platform/db/open-pool';
import { poolOptions } from '#runtime/platform/db/pool-options';
import { isUnavailable } from '#runtime/platform/db/sql-errors';

/** How long a replica that did not answer is left alone. */
const REST_MS = 10_000;
/** Short, because the database itself is asked next. */
const PATIENCE = { connectionTimeoutMillis: 1_000, query_timeout: 5_000, statement_timeout: 4_000 };

/** A copy of the database that PostgreSQL keeps by streaming replication. docs/operations.md#replica */
export class Replica {
  private readonly logger = new Logger('Replica');
  private readonly pool: pg.Pool;
  private restsUntil = 0;

  constructor(url: string, connections: number) {
    this.pool = openPool({ ...poolOptions(url, connections), ...PATIENCE });
    this.pool.on('error', () => undefined);
  }

  /** The rows, or undefined when the replica cannot answer (down, frozen, behind a migration). */
  async read<T extends object>(statement: pg.QueryConfig): Promise<T[] | undefined> {
    if (performance.now() < this.restsUntil) return undefined;
    try {
      return (await this.pool.query<T>(statement)).rows;
    } catch (error) {
      this.logger.warn(`The replica did not answer: ${(error as Error).message}`);
      if (isUnavailable(error)) this.restsUntil = performance.now() + REST_MS;
      return undefined;
    }
  }

  close = (): Promise<void> => this.pool.end();
}
