import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { namedIn } from '../../../platform/router/named-in';

/**
 * The chosen variant and group (uids), and the name of the plan that a link asks for while no variant is chosen. The state changes at once; the address follows, so that signing in, reloading
 * and sharing keep the choice.
 */
export function usePlanChoice() {
  const [search, setSearch] = useSearchParams();
  const [choice, setChoice] = useState({
    variant: namedIn(search, 'variant') || null,
    group: namedIn(search, 'group') || null,
  });

  const choose = (next: { variant: string; group: string | null }) => {
    setChoice(next);
    setSearch(
      (now) => {
        now.set('variant', next.variant);
        if (next.group) now.set('group', next.group);
        else now.delete('group');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { choice, wantedPlan: search.get('plan'), choose };
}
