import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { Config } from '#runtime/platform/config/config';
import { LendingPool } from '#runtime/platform/db/lending-pool';
import { openPool } from '#runtime/platform/db/open-pool';
import { PgTransaction, rawQuery } from '#runtime/platform/db/pg-transaction';
import { poolOptions } from '#runtime/platform/db/pool-options';
import { Replica } from '#runtime/platform/db/replica';
import { isConflict } from '#runtime/platform/db/sql-errors';
import { statementName } from '#runtime/platform/db/statement-name';
import { type Prisma, PrismaClient } from '#runtime/generated/prisma/client';

export type Tx = Prisma.TransactionClient;
/** See `Database.statement`. */
export type Send = <T extends object>(sql: Prisma.Sql) => Promise<T[]>;
const MAX_TRIES = 5;
/** Transactions that wrote to the outbox; after the others, listeners need not be called. */
const announcing = new WeakSet<Tx>();
export const noteAnnouncement = (tx: Tx): void => void announcing.add(tx);

/** Prisma over one pg pool. Read directly; write through `transaction`. */
@Injectable()
export class Database extends PrismaClient implements OnApplicationShutdown {
  private readonly afterCommit: (() => void)[] = [];
  private readonly pool: pg.Pool;
  private readonly replica: Replica | undefined;

  constructor(@Inject(Config) config: Config) {
    const pool = openPool({ ...poolOptions(config.databaseUrl, config.dbPool), pipeline: true }, LendingPool);
    super({
      adapter: new PrismaPg(pool, {
        statementNameGenerator: ({ sql }) => statementName(sql),
        disposeExternalPool: true,
      }),
      transactionOptions: { maxWait: 8_000, timeout: 15_000 },
    });
    this.pool = pool;
    if (config.replicaUrl) this.replica = new Replica(config.replicaUrl, config.dbPool);
    // An idle connection that breaks is replaced at its next use.
    pool.on('error', () => undefined);
  }

  /**
   * One statement in autocommit, directly through pg: for a few hot calls, where Prisma's `$queryRaw` took most of the
   * time (480 against about 100 µs of CPU time for 56 parameters). `bigint` columns are returned as strings.
   */
  async statement<T extends object>(sql: Prisma.Sql): Promise<T[]> {
    const { rows } = await this.pool.query<T>(named(sql));
    return rows;
  }

  /**
   * One reading statement for lists and reports, from the replica if there is one: it may miss the last second. Without a
   * name, so that PostgreSQL plans it for its values: a text may be contained in three rows or in half of them.
   */
  async read<T extends object>({ text, values }: Prisma.Sql): Promise<T[]> {
    const rows = await this.replica?.read<T>({ text, values });
    return rows ?? (await this.pool.query<T>({ text, values })).rows;
  }

  /**
   * Statements over one connection, each its own transaction and sent without waiting for the previous answer;
   * PostgreSQL executes them in order. `work` must await all of them.
   */
  async pipeline<T>(work: (send: Send) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    const onError = (error: Error) => (broken = error);
    client.on('error', onError);
    try {
      return await work(async <R extends object>(sql: Prisma.Sql) => (await client.query<R>(named(sql))).rows);
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  }

  /** As Prisma's, but directly through pg. */
  override $queryRaw<T = unknown>(
    query: TemplateStringsArray | Prisma.Sql,
    ...values: unknown[]
  ): Prisma.PrismaPromise<T> {
    return this.pool.query(rawQuery(query, values)).then(({ rows }) => rows) as unknown as Prisma.PrismaPromise<T>;
  }

  /** The same as `transaction`: in Prisma's own, the `$queryRaw` above would run on another connection, outside of it. */
  override $transaction = ((work: (tx: Tx) => Promise<unknown>) =>
    this.transaction(work)) as PrismaClient['$transaction'];

  /** Registers a listener for commits with new outbox rows; it must not throw. */
  onCommit(listener: () => void): void {
    this.afterCommit.push(listener);
  }

  /** Calls the listeners after outbox rows were committed outside `transaction` (single-statement writes). */
  committed(): void {
    for (const listener of this.afterCommit) listener();
  }

  /**
   * Runs `work` in one READ COMMITTED transaction; deadlocks and serialisation failures are retried.
   * @param undo reverts effects outside the database after a rollback. Not called when the commit got no answer,
   * because it may have succeeded.
   */
  async transaction<T>(work: (tx: Tx) => Promise<T>, undo?: () => Promise<void>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const running = await PgTransaction.begin(this.pool, (guest) => super.$transaction(guest));
      let atCommit = false;
      try {
        const result = await work(running.tx);
        atCommit = true;
        await running.commit();
        if (announcing.has(running.tx)) this.committed();
        return result;
      } catch (error) {
        if (!atCommit) await running.rollback();
        if (attempt >= MAX_TRIES || !isConflict(error)) {
          if (!atCommit) await undo?.();
          throw error;
        }
        await sleep(Math.random() * 20 * 2 ** attempt);
      }
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.$disconnect(), this.replica?.close()]);
  }
}

const named = ({ text, values }: Prisma.Sql) => ({ name: statementName(text), text, values });
