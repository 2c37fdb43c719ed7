import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { readSession } from '../../shared/session/session';

const PARAMETER = 'order';

/** Where a visitor who pressed 'Pesan sekarang' comes back to after signing in: to the same plan and group, to order it. */
export function pathToOrder(variantUid: string, groupUid: string | null): string {
  const search = new URLSearchParams(location.search);
  search.set('variant', variantUid);
  if (groupUid) search.set('group', groupUid);
  else search.delete('group');
  search.set(PARAMETER, 'now');
  return `${location.pathname}?${search}`;
}

/** Goes on with the order that signing in has interrupted, once: the address forgets it. */
export function useOrderAtOnce(order: () => void): void {
  const [search, setSearch] = useSearchParams();
  const isWanted = search.get(PARAMETER) === 'now' && readSession() !== null;
  const goOn = useEffectEvent(order);
  useEffect(() => {
    if (!isWanted) return;
    setSearch(
      (now) => {
        now.delete(PARAMETER);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
    goOn();
  }, [isWanted, setSearch]);
}
