import { useEffect, useState } from 'react';

const TICK_MS = 30_000;

/** The browser's time in ms, moving on every half minute, so that ages on the screen grow. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
