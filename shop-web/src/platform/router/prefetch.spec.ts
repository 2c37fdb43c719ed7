import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { prefetchWhenIdle } from './prefetch';

const load = jest.fn(() => Promise.resolve());
const on = (connection: object | undefined) => Object.assign(navigator, { connection });

beforeEach(() => {
  jest.useFakeTimers();
  load.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  on(undefined);
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

describe('link prefetch', () => {
  it('waits for idle time, 2000 ms at most', () => {
    const idle = jest.fn<typeof requestIdleCallback>(() => 1);
    Object.assign(window, { requestIdleCallback: idle });
    prefetchWhenIdle(load);
    expect(idle).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
    expect(load).not.toHaveBeenCalled();
    idle.mock.calls[0]![0]({ didTimeout: false, timeRemaining: () => 5 });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('takes 2000 ms where the browser has no idle callback', () => {
    prefetchWhenIdle(load);
    jest.advanceTimersByTime(1999);
    expect(load).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { saveData: true, effectiveType: '4g' }])(
    'is skipped on 2g and with data-saver: %j',
    (connection) => {
      on(connection);
      prefetchWhenIdle(load);
      jest.advanceTimersByTime(10_000);
      expect(load).not.toHaveBeenCalled();
    },
  );
});
