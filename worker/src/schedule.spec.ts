import { expect, it } from '@jest/globals';
import { getEventListeners, getMaxListeners } from 'node:events';
import { Schedule } from './schedule.js';

/** Never runs: every row pauses first, and the test is over before that. */
const idle = new Proxy({}, { get: () => async () => 0 });

it('the signal that stops the schedule expects as many listeners as there are rows', async () => {
  const schedule = new Schedule(...(Array.from({ length: Schedule.length }, () => idle) as unknown as Sweeps));
  const { signal } = Reflect.get(schedule, 'stop') as AbortController;
  schedule.onApplicationBootstrap();
  const waiting = getEventListeners(signal, 'abort').length;
  expect(waiting).toBeGreaterThan(10);
  expect(getMaxListeners(signal)).toBe(waiting);
  await schedule.beforeApplicationShutdown();
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

type Sweeps = ConstructorParameters<typeof Schedule>;
