import { useRef } from 'react';

/**
 * Calls what an admin sends once until it has its answer: the second click of a double click sends nothing, and gets the answer of the
 * first. What it sends again would be refused, and hide that the first one was done.
 */
export function useOnce<A extends unknown[], R>(send: (...sent: A) => Promise<R>): (...sent: A) => Promise<R> {
  // Not a state, which is that of the last render: both clicks of a double click come before the next.
  const underWay = useRef<Promise<R> | null>(null);
  return (...sent) => {
    underWay.current ??= send(...sent).finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  };
}
