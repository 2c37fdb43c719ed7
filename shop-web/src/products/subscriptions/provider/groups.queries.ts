import * as z from 'zod/mini';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SeatState, type VariantView, groupView, seatState } from '#contracts/catalogue/catalogue.http';
import { membership, type Membership } from '#contracts/products/subscriptions/memberships.http';
import { CONFIRMED_STATUSES, accountStatusOf, holdsSeat } from '#domain/products/subscriptions/accounts/account-status';
import { api } from '../../../platform/api/api';
import { useSession } from '../../../platform/session/session';

const GROUPS_A_PAGE = 5;
/** Seats are taken meanwhile, so a list of groups is outdated soon. */
const GROUPS_STALE_MS = 10_000;
/** The most that the API gives at once; more seats with one provider are not expected. */
const OWN_SEATS = 50;
const OWN_SEATS_STALE_MS = 5_000;

/** A seat that is held for the customer is free to them. */
export const groupsQuery = (providerUid: string, page: number, customerUid?: string) =>
  queryOptions({
    queryKey: ['catalogue', 'groups', providerUid, page, customerUid],
    queryFn: ({ signal }) =>
      api.page('/customer/account', groupView, {
        query: { providerUid, page, limit: GROUPS_A_PAGE },
        anonymous: !customerUid,
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: GROUPS_STALE_MS,
  });

/** What the visitor finds as the next member of each family; nobody gets a second seat in their own group, and what is held for them is free. */
const seatStatesQuery = (providerUid: string, groupUid: string | null, customerUid: string | undefined) =>
  queryOptions({
    queryKey: ['catalogue', 'groups', providerUid, 'states', groupUid, customerUid],
    queryFn: ({ signal }) =>
      api.get('/customer/account/states', z.array(seatState), {
        query: { providerUid, groupUid },
        anonymous: !customerUid,
        signal,
      }),
    staleTime: GROUPS_STALE_MS,
  });

/** Family → what the visitor finds as its next member, in the group that is named or in the one that fills next; empty until loaded. */
export function useSeatStates(providerUid: string, groupUid: string | null = null): ReadonlyMap<string, SeatState> {
  const session = useSession();
  const { data = NO_STATES } = useQuery({
    ...seatStatesQuery(providerUid, groupUid, session?.customerUid),
    select: statesByFamily,
  });
  return data;
}

/** Reads what the page and the last dialog say now that a seat waits for; undefined: they promise nothing. */
export function useReadWait(providerUid: string, groupUid: string | null) {
  const queryClient = useQueryClient();
  const session = useSession();
  return ({ isHost, isPo, familyUid }: Pick<VariantView, 'isHost' | 'isPo' | 'familyUid'>) => {
    if (isHost || isPo) return undefined;
    const states = queryClient.getQueryData(seatStatesQuery(providerUid, groupUid, session?.customerUid).queryKey);
    return states?.find((state) => state.familyUid === familyUid)?.waitsFor;
  };
}
const NO_STATES: ReadonlyMap<string, SeatState> = new Map();
const statesByFamily = (states: SeatState[]): ReadonlyMap<string, SeatState> =>
  new Map(states.map((state) => [state.familyUid, state]));

/** Which seat of a group is the visitor's own, and in which state. */
export type OwnSeat = Pick<Membership, 'accountUid' | 'seatNumber' | 'hasAccess' | 'status' | 'orderStatus'>;

/** The customer's own seats with one provider. */
const ownSeatsQuery = (providerUid: string) =>
  queryOptions({
    queryKey: ['memberships', 'own-seats', providerUid],
    queryFn: ({ signal }) =>
      api.page('/customer/membership', membership, { query: { providerUid, limit: OWN_SEATS }, signal }),
    staleTime: OWN_SEATS_STALE_MS,
  });

const seatsByGroup = ({ items }: { items: Membership[] }): ReadonlyMap<string, OwnSeat> =>
  new Map(items.filter(({ status }) => holdsSeat(accountStatusOf(status))).map((seat) => [seat.groupUid, seat]));

const NONE: ReadonlyMap<string, OwnSeat> = new Map();

/** Group → the visitor's own seat in it; empty until loaded. */
export function useOwnSeats(providerUid: string, hasGroups: boolean): ReadonlyMap<string, OwnSeat> {
  const session = useSession();
  const { data = NONE } = useQuery({
    ...ownSeatsQuery(providerUid),
    select: seatsByGroup,
    enabled: hasGroups && session !== null,
  });
  return session ? data : NONE;
}

/** The visitor's seat with the provider that has not ended, a paid one before one that is not; undefined: none, or not loaded. Another one is seldom meant. */
export function useHeldSeat(providerUid: string): Membership | undefined {
  const session = useSession();
  const { data } = useQuery({
    ...ownSeatsQuery(providerUid),
    select: heldSeat,
    enabled: session !== null,
  });
  return session ? data : undefined;
}
const heldSeat = ({ items }: { items: Membership[] }): Membership | undefined => {
  const held = items.filter(({ status, ended }) => !ended && holdsSeat(accountStatusOf(status)));
  return held.find((seat) => CONFIRMED_STATUSES.some((status) => status === seat.status)) ?? held[0];
};
