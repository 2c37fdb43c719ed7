import { queryOptions } from '@tanstack/react-query';
import { membership, type Membership } from '#contracts/http/memberships.http';
import { accountStatusOf, holdsSeat } from '#domain/accounts/account-status';
import { api } from '../api/api';

/** The most that the API gives at once: of one brand nobody has had as many seats. */
const SEATS = 50;
/** Seats and groups move without the customer. */
const LIVE_STALE_MS = 5_000;

/** Where the signed-in customer sits now in the groups of one brand: group → number of the seat. */
export const ownSeatsQuery = (providerUid: string) =>
  queryOptions({
    queryKey: ['memberships', 'own-seats', providerUid],
    queryFn: ({ signal }) =>
      api.page('/customer/membership', membership, { query: { providerUid, limit: SEATS }, signal }),
    select: ({ items }) => seatsByGroup(items),
    staleTime: LIVE_STALE_MS,
  });

const seatsByGroup = (seats: Membership[]): ReadonlyMap<string, number> =>
  new Map(
    seats
      .filter(({ status }) => holdsSeat(accountStatusOf(status)))
      .map(({ groupUid, seatNumber }) => [groupUid, seatNumber]),
  );
