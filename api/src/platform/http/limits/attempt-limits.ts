import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { Injectable } from '@nestjs/common';
import { type AttemptPolicy, type Attempts, secondsToWait, undoAttempt, tryOnce } from '#domain/platform/attempts';
import { MINUTE_MS } from '#domain/platform/durations';
import { TooBusy } from '#runtime/platform/concurrency-limit';
import { Clock } from '#runtime/platform/clock/clock';
import { Config } from '#runtime/platform/config/config';
import { Database, type Tx } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';
import { Refusal } from '../errors/refusal.js';

/** RATE_LIMIT_FACTOR multiplies the numbers. docs/rules/sessions.md#sign-in-limits */
const POLICIES = {
  'sign-in account': { most: 10, withinMs: 15 * MINUTE_MS, freely: 4 },
  'sign-in device': { most: 10, withinMs: 15 * MINUTE_MS, freely: 4 },
  'sign-in address': { most: 100, withinMs: 15 * MINUTE_MS, freely: 100 },
  'password in use': { most: 10, withinMs: 15 * MINUTE_MS, freely: 4 },
  'admin sign-in account': { most: 10, withinMs: 15 * MINUTE_MS, freely: 4 },
  'admin sign-in device': { most: 10, withinMs: 15 * MINUTE_MS, freely: 4 },
  // Six digits: five guesses a quarter of an hour need years. docs/decisions/0042
  'second factor': { most: 5, withinMs: 15 * MINUTE_MS, freely: 3 },
  // docs/rules/uploads.md#limits
  'failed upload account': { most: 10, withinMs: 15 * MINUTE_MS, freely: 5 },
  'failed upload address': { most: 40, withinMs: 15 * MINUTE_MS, freely: 40 },
} as const satisfies Record<string, AttemptPolicy>;
export type AttemptKind = keyof typeof POLICIES;

/**
 * One budget: whose it is and what for. `subject` may be personal (an e-mail, an address): only a keyed hash is stored.
 */
export interface Budget {
  kind: AttemptKind;
  subject: string;
}

/**
 * Limits of attempts, counted in the database: for all API processes together, and kept over a restart. Spend before
 * the work, so that concurrent guesses all count; give back after a success.
 */
@Injectable()
export class AttemptLimits {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * Counts one attempt on each budget, in this order, up to the first that is used up.
   * @throws Refusal 429 with the wait.
   */
  async spend(...budgets: Budget[]): Promise<void> {
    for (const budget of budgets) {
      const wait = await this.change(budget, (before) => tryOnce(before, this.policyOf(budget.kind), this.clock.now()));
      if (wait) throw tooManyAttempts(secondsToWait(wait, this.clock.now()));
    }
  }

  /**
   * Reads only, for work that is counted when it has failed: cheap where nearly all of it succeeds.
   * @throws Refusal 429 with the wait when one of the budgets is used up.
   */
  async expectLeft(...budgets: Budget[]): Promise<void> {
    const keys = budgets.map((budget) => this.keyOf(budget));
    const now = this.clock.now();
    const [found] = await this.database.statement<{ blockedUntil: Date | null }>(Prisma.sql`
      SELECT max("blocked_until") AS "blockedUntil" FROM "attempt"
      WHERE "key" = ANY(${keys}::text[]) AND "blocked_until" > ${now}`);
    if (found?.blockedUntil) throw tooManyAttempts(secondsToWait(found, now));
  }

  /** Counts a failure on each budget, also beyond its limit. */
  async count(...budgets: Budget[]): Promise<void> {
    for (const budget of budgets)
      await this.change(budget, (before) => tryOnce(before, this.policyOf(budget.kind), this.clock.now()));
  }

  /**
   * Runs the work that the budgets were spent on. When it was refused as TooBusy, nothing was tried and the budgets get
   * it back.
   */
  async on<T>(budgets: Budget[], work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof TooBusy) for (const budget of budgets) await this.giveBack(budget);
      throw error;
    }
  }

  /** Takes back one attempt, for instance after a success. */
  async giveBack(budget: Budget): Promise<void> {
    await this.change(budget, (before) => before && undoAttempt(before));
  }

  /** Deletes all attempts, for instance after the right password. */
  async forget(budget: Budget): Promise<void> {
    await this.database.attempt.deleteMany({ where: { key: this.keyOf(budget) } });
  }

  /**
   * Applies `rule` under the lock of the row; null when it succeeds. When the rule refuses, returns the stored state.
   */
  private change(budget: Budget, rule: (before: Attempts | null) => Attempts | null): Promise<Attempts | null> {
    const key = this.keyOf(budget);
    return this.database.transaction(async (tx) => {
      const before = await lockAttempts(tx, key, this.clock.now());
      const after = rule(before);
      if (!after) return before;
      await tx.attempt.update({ where: { key }, data: after, select: { key: true } });
      return null;
    });
  }

  private policyOf(kind: AttemptKind): AttemptPolicy {
    const { most, withinMs, freely } = POLICIES[kind];
    const times = (value: number) => Math.max(1, Math.round(value * this.config.rateLimitFactor));
    return { most: times(most), withinMs, freely: times(freely) };
  }

  private keyOf({ kind, subject }: Budget): string {
    return createHmac('sha256', this.config.keyFor('attempt')).update(`${kind}\n${subject}`).digest('base64url');
  }
}

/** The subject of an address: for IPv6 the /64 network, because one household owns all of it. */
export function addressSubject(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped) return mapped[1]!;
  const [head = '', tail = ''] = ip.split('%')[0]!.split('::');
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  const zeros = ip.includes('::') ? Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0') : [];
  return `${[...front, ...zeros, ...back]
    .slice(0, 4)
    .map((part) => parseInt(part, 16).toString(16))
    .join(':')}::/64`;
}

/** Inserts or locks the row in one statement: a row that is only read first may be deleted before it is locked. */
async function lockAttempts(tx: Tx, key: string, now: Date): Promise<Attempts | null> {
  await tx.$executeRaw`
    INSERT INTO "attempt" ("key", "count", "window_ends_at") VALUES (${key}, 0, ${now})
    ON CONFLICT ("key") DO UPDATE SET "key" = excluded."key"`;
  return tx.attempt.findUnique({ where: { key }, omit: { key: true } });
}

const tooManyAttempts = (seconds: number): Refusal =>
  new Refusal('TOO_MANY_REQUESTS', 429, [], `Terlalu banyak percobaan. Coba lagi dalam ${waitText(seconds)}.`, seconds);

const waitText = (seconds: number): string => (seconds < 120 ? `${seconds} detik` : `${Math.ceil(seconds / 60)} menit`);
