import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../shared/session/session';
import { ownSeatsQuery } from '../../shared/session/own-seats.query';

const NONE: ReadonlyMap<string, number> = new Map();

/**
 * Group → the visitor's own seat in it; empty until it is known. A question of its own, asked only by who is signed in:
 * the list of groups stays one and the same answer for everybody.
 */
export function useOwnSeats(providerUid: string, hasGroups: boolean): ReadonlyMap<string, number> {
  const session = useSession();
  const { data = NONE } = useQuery({ ...ownSeatsQuery(providerUid), enabled: hasGroups && session !== null });
  return session ? data : NONE;
}
