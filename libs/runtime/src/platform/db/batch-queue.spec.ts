import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { ConcurrencyLimit } from '#runtime/platform/concurrency-limit';
import type { Database, Send } from '#runtime/platform/db/database';
import { BatchQueue } from './batch-queue.js';

/** A queue of letters; every batch stays under way until `done()` is called for it, the oldest first. */
function queueOf(
  turns: ConcurrencyLimit,
  { connect = () => Promise.resolve() }: { connect?: () => Promise<void> } = {},
) {
  const written: string[] = [];
  const failed: string[] = [];
  const ends: (() => void)[] = [];
  const connections = { taken: 0, open: 0, givenBackInUse: 0 };
  let underWay = 0;
  const database = {
    async pipeline(work: (send: Send) => Promise<unknown>) {
      await connect();
      connections.taken += 1;
      connections.open += 1;
      try {
        return await work(() => Promise.resolve([]));
      } finally {
        connections.open -= 1;
        if (underWay > 0) connections.givenBackInUse += 1;
      }
    },
  } as unknown as Database;
  const queue = new BatchQueue<string>(database, turns, {
    take: (waiting) => waiting.splice(0),
    write: (batch) => {
      written.push(batch.join(''));
      underWay += 1;
      return new Promise((resolve) =>
        ends.push(() => {
          underWay -= 1;
          resolve();
        }),
      );
    },
    fail: (batch) => failed.push(batch.join('')),
  });
  const come = async (letters: string) => {
    for (const letter of letters) queue.add(letter);
    await flush();
  };
  const done = async () => {
    ends.shift()!();
    await flush();
  };
  return { come, done, queue, written, failed, connections };
}

const flush = async () => {
  for (let turn = 0; turn < 3; turn += 1) await nextTurn();
};

describe('a batch queue', () => {
  it('writes entries of the same turn together, and a single one without delay', async () => {
    const { come, written } = queueOf(new ConcurrencyLimit(1));
    await come('abc');
    expect(written).toEqual(['abc']);
  });

  it('sends one more batch behind the one under way, once it is as big', async () => {
    const { come, written } = queueOf(new ConcurrencyLimit(1));
    await come('abc');
    await come('d');
    await come('e');
    expect(written).toEqual(['abc']);
    await come('f');
    expect(written).toEqual(['abc', 'def']);
  });

  it('never has a third under way: who comes then is in the next', async () => {
    const { come, done, written } = queueOf(new ConcurrencyLimit(1));
    await come('a');
    await come('b');
    await come('c');
    await come('d');
    expect(written).toEqual(['a', 'b']);
    await done();
    expect(written).toEqual(['a', 'b', 'cd']);
  });

  it('sends what waits when the last batch has ended, however small', async () => {
    const { come, done, written } = queueOf(new ConcurrencyLimit(1));
    await come('abc');
    await come('d');
    await done();
    expect(written).toEqual(['abc', 'd']);
  });

  it('releases its connection when the queue is empty, and takes one again for the next entry', async () => {
    const { come, done, connections } = queueOf(new ConcurrencyLimit(1));
    await come('a');
    expect(connections).toMatchObject({ taken: 1, open: 1 });
    await done();
    expect(connections).toMatchObject({ taken: 1, open: 0 });
    await come('b');
    expect(connections).toMatchObject({ taken: 2, open: 1 });
  });

  it.each(Array.from({ length: 12 }, (_, microtasks) => microtasks))(
    'never sends over a released connection: an entry arrives %i microtasks after the last answer',
    async (microtasks) => {
      const { come, done, queue, written, connections } = queueOf(new ConcurrencyLimit(1));
      await come('a');
      const answered = done();
      for (let passed = 0; passed < microtasks; passed += 1) await Promise.resolve();
      queue.add('b');
      await answered;
      await flush();
      expect(written).toEqual(['a', 'b']);
      expect(connections).toMatchObject({ open: 1, givenBackInUse: 0 });
    },
  );

  it('lets another queue have its turn between two batches, and goes on after it', async () => {
    const turns = new ConcurrencyLimit(1);
    const [one, other] = [queueOf(turns), queueOf(turns)];
    await one.come('a');
    await other.come('x');
    await one.come('b');
    expect([one.written, other.written]).toEqual([['a'], []]);
    await one.done();
    expect([one.written, other.written]).toEqual([['a'], ['x']]);
    await other.done();
    expect(one.written).toEqual(['a', 'b']);
  });

  it('fails the waiting entries when there is no connection, and writes later ones', async () => {
    let refused = true;
    const { come, written, failed } = queueOf(new ConcurrencyLimit(1), {
      connect: () => (refused ? Promise.reject(new Error('no connection')) : Promise.resolve()),
    });
    await come('ab');
    expect([written, failed]).toEqual([[], ['ab']]);
    refused = false;
    await come('c');
    expect(written).toEqual(['c']);
  });
});
