// jest-light-runner's fake timers have neither options nor asynchronous steps.
import { ModernFakeTimers } from '@jest/fake-timers';

const { jest } = globalThis;
// Not the global object itself: its timers would also be replaced in `node:timers`, of which React takes its real ones.
const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: new Proxy(globalThis, {}) });

// Outside of Jest's VM these are the functions with which Node itself goes on.
const REAL = ['nextTick', 'queueMicrotask'];

const chained = (act) => (value) => {
  act(value);
  return jest;
};

Object.assign(jest, {
  useFakeTimers: chained(({ doNotFake = [], ...options } = {}) =>
    timers.useFakeTimers({ ...options, doNotFake: [...doNotFake, ...REAL] }),
  ),
  useRealTimers: chained(() => timers.useRealTimers()),
  setSystemTime: chained((time) => timers.setSystemTime(time)),
  advanceTimersByTime: chained((ms) => timers.advanceTimersByTime(ms)),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
});
