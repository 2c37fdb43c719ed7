import { expect, it } from '@jest/globals';
import { getEventListeners, getMaxListeners } from 'node:events';
import { Schedule } from './schedule.js';

/** Never runs: every row pauses first, and the test is over before that. */
const idle = new Proxy({}, { get: () => async () => 0 });

it('the signal that stops the schedule expects as many listeners as there are rows', async () => {
  const sweeps = Array.from({ length: Schedule.length - 1 }, () => idle);
  const schedule = new Schedule(...([...sweeps, [{ recurring: [] }]] as unknown as Sweeps));
  const { signal } = Reflect.get(schedule, 'stop') as AbortController;
  schedule.onApplicationBootstrap();
  const waiting = getEventListeners(signal, 'abort').length;
  expect(waiting).toBeGreaterThan(10);
  expect(getMaxListeners(signal)).toBe(waiting);
  await schedule.beforeApplicationShutdown();
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

it('the schedule runs every sweep, the expiry and the reminders of due ones both', async () => {
  const turns: string[] = [];
  const sweeps = Array.from(
    { length: Schedule.length - 1 },
    (_, n) => new Proxy({}, { get: (_target, method) => async () => turns.push(`${n} ${String(method)}`) }),
  );
  const ofLine = { name: 'of-a-line', everyMs: 1, run: async () => turns.push('line act') };
  const schedule = new Schedule(...([...sweeps, [{ recurring: [ofLine] }]] as unknown as Sweeps));
  for (const { run } of Reflect.get(schedule, 'table') as { run: () => Promise<number> }[]) await run();
  expect(new Set(turns.map((turn) => turn.split(' ')[0])).size).toBe(Schedule.length);
  const acts = ['settle', 'redrive', 'expire', 'remind', 'act', ...Array<string>(13).fill('sweep')];
  expect(turns.map((turn) => turn.split(' ')[1]).toSorted()).toEqual(acts.toSorted());
});

type Sweeps = ConstructorParameters<typeof Schedule>;
