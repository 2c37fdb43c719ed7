import { expect } from '@jest/globals';
import type { CrashPoint } from '#runtime/platform/crash-point';
import type { Answer } from '#testing/http';
import type { Shop } from '../../support/shop.js';
import type { Crashable } from './crashable.js';
import { retryLost } from './retry-lost.js';

/** One press, and what it changes. */
export interface Act {
  press: () => Promise<Answer>;
  look: () => Promise<unknown>;
  before: unknown;
  after: unknown;
  /** Where the process dies after a part of it is committed. */
  between?: unknown;
}

/** Kills the API during the press that the act prepares, and presses until it is answered: it has worked once. `following`: the crash point after this one. */
export async function expectDoneOnce(
  api: Crashable,
  stage: CrashPoint,
  prepare: () => Promise<Act>,
  following = '',
): Promise<void> {
  await api.prepare(stage);
  const { press, look, before, after, between } = await prepare();
  expect(await look()).toEqual(before);
  api.arm();
  const isDone = async () => JSON.stringify(await look(), plain) === JSON.stringify(after, plain);
  const answered = retryLost(stage, press, isDone);
  answered.catch(() => undefined); // looked at below
  expect(await api.died()).toBe(stage);
  expect(await look()).toEqual(between ?? (stage.endsWith(':committed') ? after : before));
  // Ready for the case after this one, not armed yet.
  await api.start(following);
  expect([200, 409]).toContain((await answered).status);
  expect(await look()).toEqual(after);
}

const plain = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

/** For the last test of a file: a worker does what the kills have left, and the books are right. */
export async function expectNothingBroken(shop: Shop): Promise<void> {
  await shop.startWorker();
  await shop.settled(60_000);
  expect(await shop.brokenInvariants()).toEqual([]);
}
