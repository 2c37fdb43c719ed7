import { useQuery } from '@tanstack/react-query';
import type { ProviderSummary } from '#contracts/catalogue/catalogue.http';
import { openSeatsQuery } from './catalogue.queries';
import { ProviderCard } from './provider-card';
import { GRID } from './provider-list-skeleton';

/** Free member seats by the provider's uid, of groups that are nearly full. */
export function useOpenSeats(): ReadonlyMap<string, number> {
  const { data = [] } = useQuery(openSeatsQuery());
  return new Map(data.map(({ providerUid, seatsLeft }) => [providerUid, seatsLeft]));
}

export function ProviderCards({
  providers,
  className = GRID,
}: {
  providers: readonly ProviderSummary[];
  className?: string;
}) {
  const seats = useOpenSeats();
  return (
    <ul className={className}>
      {providers.map((provider) => (
        <li key={provider.uid}>
          <ProviderCard provider={provider} seatsLeft={seats.get(provider.uid)} />
        </li>
      ))}
    </ul>
  );
}
