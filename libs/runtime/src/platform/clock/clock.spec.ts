import { afterEach, expect, it, jest } from '@jest/globals';
import { Clock } from './clock.js';

afterEach(() => {
  jest.restoreAllMocks();
});

/** A clock that was measured as `time` at the start, in milliseconds, and then as `again` after 100 ms. */
function measuredTwice(time: number, again: number) {
  const clock = new Clock();
  const performanceNow = jest.spyOn(performance, 'now').mockReturnValue(0);
  clock.set(time, 0);
  performanceNow.mockReturnValue(100);
  const before = clock.now().getTime();
  clock.set(again, 100);
  return { before, after: clock.now().getTime() };
}

it('a measurement a little behind the last one never sets the time back', () => {
  expect(measuredTwice(1_000_000, 1_000_092)).toEqual({ before: 1_000_100, after: 1_000_100 });
  expect(measuredTwice(1_000_000, 1_000_108)).toEqual({ before: 1_000_100, after: 1_000_108 });
});

it('a time that was far ahead is corrected at once', () => {
  expect(measuredTwice(1_000_000, 900_000)).toEqual({ before: 1_000_100, after: 900_000 });
});
