import { setImmediate as later, setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { ConcurrencyLimit, TooBusy } from '#runtime/platform/concurrency-limit';

describe('ConcurrencyLimit', () => {
  it('never runs more than its limit, and runs tasks in order of arrival', async () => {
    const turns = new ConcurrencyLimit(3);
    const order: number[] = [];
    let running = 0;
    let most = 0;
    const work = (n: number) =>
      turns.run(async () => {
        order.push(n);
        most = Math.max(most, (running += 1));
        await later();
        running -= 1;
        return n;
      });
    expect(await Promise.all(Array.from({ length: 20 }, (_, n) => work(n)))).toHaveLength(20);
    expect(most).toBe(3);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('passes its slot on when the work fails', async () => {
    const turns = new ConcurrencyLimit(1);
    const failing = turns.run(() => Promise.reject(new Error('no')));
    const next = turns.run(() => Promise.resolve('yes'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
    expect(await turns.run(() => Promise.resolve('still'))).toBe('still');
  });

  it('refuses a task at once when the queue is full, without starting it', async () => {
    const turns = new ConcurrencyLimit(1, { atMost: 2, forMs: 60_000 });
    let finish = () => undefined as void;
    const first = turns.run(() => new Promise<void>((resolve) => (finish = resolve)));
    const line = [1, 2].map((n) => turns.run(() => Promise.resolve(n)));
    let begun = false;
    await expect(turns.run(async () => void (begun = true))).rejects.toThrow(TooBusy);
    finish();
    await first;
    expect(await Promise.all(line)).toEqual([1, 2]);
    expect(begun).toBe(false);
    expect(await turns.run(() => Promise.resolve('room again'))).toBe('room again');
  });

  it('refuses a task after the maximum wait; the tasks behind it move up', async () => {
    const turns = new ConcurrencyLimit(1, { atMost: 10, forMs: 40 });
    let finish = () => undefined as void;
    const first = turns.run(() => new Promise<void>((resolve) => (finish = resolve)));
    await expect(turns.run(() => Promise.resolve('too late'))).rejects.toThrow(TooBusy);
    const next = turns.run(() => Promise.resolve('in time'));
    finish();
    await first;
    expect(await next).toBe('in time');
    // A timer that was not needed must not abort running work.
    const long = turns.run(() => sleep(80).then(() => 'long'));
    expect(await long).toBe('long');
  });
});
