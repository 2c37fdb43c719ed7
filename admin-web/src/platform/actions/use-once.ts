import { useRef } from 'react';

/**
 * Calls `send` once until it has its answer: the second click of a double click sends nothing, and gets the answer of the first. A
 * second request would be refused, and its error would hide that the first one succeeded. Calls with different keys (`keyOf`) do not
 * wait for each other: one hook may serve several rows.
 */
export function useOnce<A extends unknown[], R>(
  send: (...sent: A) => Promise<R>,
  keyOf: (...sent: A) => string = () => '',
): (...sent: A) => Promise<R> {
  // Not a state, which is that of the last render: both clicks of a double click come before the next.
  const underWay = useRef(new Map<string, Promise<R>>());
  return (...sent) => {
    const key = keyOf(...sent);
    const first = underWay.current.get(key);
    if (first) return first;
    const answer = send(...sent).finally(() => underWay.current.delete(key));
    underWay.current.set(key, answer);
    return answer;
  };
}
