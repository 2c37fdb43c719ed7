import { useRef } from 'react';

/**
 * Calls what an admin sends once until it has its answer: the second click of a double click sends nothing, and gets the answer of the
 * first. What it sends again would be refused, and hide that the first one was done. `keyOf` tells apart what one hook sends of
 * several rows.
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
