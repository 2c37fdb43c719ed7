import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { readSession } from '../../../platform/session/session';
import { RESUME } from './resume-path';

/** The address to return to after signing in: it continues the order of the same plan and group. */
export function resumeOrderPath(variantUid: string, groupUid: string | null): string {
  const search = new URLSearchParams(location.search);
  search.set('variant', variantUid);
  if (groupUid) search.set('group', groupUid);
  else search.delete('group');
  search.set(RESUME, 'now');
  return `${location.pathname}?${search}`;
}

/** Continues the order once after signing in; the address is cleaned. */
export function useResumedOrder(order: () => void): void {
  const [search, setSearch] = useSearchParams();
  const isWanted = search.get(RESUME) === 'now' && readSession() !== null;
  const onSent = useEffectEvent(order);
  useEffect(() => {
    if (!isWanted) return;
    setSearch(
      (now) => {
        now.delete(RESUME);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
    onSent();
  }, [isWanted, setSearch]);
}
