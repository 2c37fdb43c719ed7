import type pg from 'pg';
import { lend } from '#runtime/platform/db/lending-pool';
import { prismaTypes } from '#runtime/platform/db/pg-types';
import { statementName } from '#runtime/platform/db/statement-name';
import { Prisma } from '#runtime/generated/prisma/client';

type Tx = Prisma.TransactionClient;
/** Prisma's own way to begin one, on a connection that it is lent. */
type BeginGuest = (work: (tx: Tx) => Promise<void>) => Promise<void>;

/**
 * A transaction whose raw SQL goes directly through pg: Prisma's own `$transaction` and `$queryRaw` took four fifths of the
 * CPU time of a short one (395 against 74 µs). The models of Prisma work as well; the first use of one makes Prisma a
 * guest on the connection.
 */
export class PgTransaction {
  readonly tx: Tx;
  private guest: Promise<Tx> | undefined;
  private endGuest: (() => Promise<void>) | undefined;
  private isReleased = false;

  private constructor(
    private readonly client: pg.PoolClient,
    private readonly beginGuest: BeginGuest,
  ) {
    const own = {
      $queryRaw: async (query: RawSql, ...values: unknown[]) => (await this.send(query, values)).rows,
      $executeRaw: async (query: RawSql, ...values: unknown[]) => (await this.send(query, values)).rowCount ?? 0,
    };
    const models = new Map<string | symbol, unknown>();
    this.tx = new Proxy(own, {
      get: (_, name) => {
        // A promise asks for `then` of what it resolves to.
        if (name === 'then') return undefined;
        if (name in own) return own[name as keyof typeof own];
        if (!models.has(name)) models.set(name, this.model(name));
        return models.get(name);
      },
    }) as unknown as Tx;
  }

  /** @throws Error of pg when no connection can be had. */
  static async begin(pool: pg.Pool, beginGuest: BeginGuest): Promise<PgTransaction> {
    const client = await pool.connect();
    // Not awaited: the first statement goes with it. Its error is that of the statements after it.
    client.query('BEGIN').catch(() => undefined);
    return new PgTransaction(client, beginGuest);
  }

  /** @throws Error of pg; without an answer it may have committed. */
  async commit(): Promise<void> {
    await this.endGuest?.();
    await this.end('COMMIT');
  }

  /** Never fails: a connection on which it does is closed, which rolls back as well. */
  async rollback(): Promise<void> {
    await this.endGuest?.();
    await this.end('ROLLBACK').catch(() => undefined);
  }

  private async end(how: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    try {
      const { command } = await this.client.query(how);
      this.release();
      // After a statement that failed PostgreSQL answers a COMMIT with ROLLBACK.
      if (command !== how) throw new Error('the transaction was rolled back: one of its statements failed');
    } catch (error) {
      this.release(error as Error);
      throw error;
    }
  }

  private release(error?: Error): void {
    if (!this.isReleased) this.client.release(error);
    this.isReleased = true;
  }

  private async send(query: RawSql, values: unknown[]): Promise<pg.QueryResult> {
    if (this.isReleased) throw new Error('the transaction is over');
    return this.client.query(rawQuery(query, values));
  }

  /** A model of Prisma, or one of its own `$` methods. */
  private model(name: string | symbol): unknown {
    const call = (use: (tx: Callable) => unknown) => this.guestTx().then((tx) => use(tx as unknown as Callable));
    return new Proxy((...given: unknown[]) => call((tx) => tx[name]!(...given)), {
      get:
        (_, method) =>
        (...given: unknown[]) =>
          call((tx) => tx[name]![method]!(...given)),
    });
  }

  private guestTx(): Promise<Tx> {
    return (this.guest ??= new Promise<Tx>((resolve, reject) => {
      let leave: () => void;
      const left = new Promise<void>((done) => (leave = done));
      const ended = lend(this.client, () =>
        this.beginGuest((tx) => {
          resolve(tx);
          return left;
        }),
      ).catch(reject);
      this.endGuest = async () => {
        leave();
        await ended;
      };
    }));
  }
}

interface Callable {
  (...given: unknown[]): unknown;
  [name: string | symbol]: Callable;
}
type RawSql = TemplateStringsArray | Prisma.Sql;
/** For pg, what Prisma's `$queryRaw` is given. */
export function rawQuery(query: RawSql, values: unknown[]): pg.QueryConfig {
  const { text, values: bound } = 'raw' in query ? Prisma.sql(query, ...values) : query;
  return { name: statementName(text), text, values: bound, types: prismaTypes };
}
