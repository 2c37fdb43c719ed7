import { afterAll, beforeAll, jest } from '@jest/globals';

const realTimeout = setTimeout;
const globals = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** For specs about the time of a render: `act` would render everything at once, which no browser does. */
export function renderAsInBrowser() {
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
    /** Advances React's clock; it renders between tasks of the real clock. */
    async pass(ms: number): Promise<void> {
      await jest.advanceTimersByTimeAsync(ms);
      for (let task = 0; task < 10; task++) await new Promise((resolve) => realTimeout(resolve));
    },
  };
}

/** How long React shows a fallback before it replaces it with the suspended content. */
export const SUSPENSE_DELAY_MS = 300;
