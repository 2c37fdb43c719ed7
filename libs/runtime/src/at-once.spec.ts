import { setImmediate as later } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { AtOnce } from '#runtime/at-once';

describe('AtOnce', () => {
  it('never runs more than its limit, and everybody in the order they came', async () => {
    const turns = new AtOnce(3);
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

  it('gives its place on when the work fails', async () => {
    const turns = new AtOnce(1);
    const failing = turns.run(() => Promise.reject(new Error('no')));
    const next = turns.run(() => Promise.resolve('yes'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
    expect(await turns.run(() => Promise.resolve('still'))).toBe('still');
  });
});
