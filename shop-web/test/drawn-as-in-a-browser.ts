import { afterAll, beforeAll, jest } from '@jest/globals';

const realTimeout = setTimeout;
const globals = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** For specs about when something is drawn: `act` would draw everything at once, which no browser does. */
export function drawnAsInABrowser() {
  let isAct: boolean | undefined;
  beforeAll(() => {
    isAct = globals.IS_REACT_ACT_ENVIRONMENT;
    globals.IS_REACT_ACT_ENVIRONMENT = false;
    jest.useFakeTimers();
  });
  afterAll(() => {
    jest.useRealTimers();
    globals.IS_REACT_ACT_ENVIRONMENT = isAct;
  });
  return {
    /** So much time by React's clock; it draws between the tasks of the real one. */
    async pass(ms: number): Promise<void> {
      await jest.advanceTimersByTimeAsync(ms);
      for (let task = 0; task < 10; task++) await new Promise((resolve) => realTimeout(resolve));
    },
  };
}

/** Of React, before what has suspended may take the place of what stands there for it. */
export const HELD_BACK_MS = 300;
