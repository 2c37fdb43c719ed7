import { useQuery } from '@tanstack/react-query';
import type { OpenSeats, ProviderSummary } from '#contracts/catalogue/catalogue.http';
import { openSeatsQuery } from './catalogue.queries';
import { ProviderCard } from './provider-card';
import { GRID } from './provider-list-skeleton';

/** By the provider's uid, the group that is nearly full. */
export function useOpenSeats(): ReadonlyMap<string, OpenSeats> {
  const { data = [] } = useQuery(openSeatsQuery());
  return new Map(data.map((open) => [open.providerUid, open]));
}

export function ProviderCards({
  providers,
  className = GRID,
  hidesPreOrder,
}: {
  providers: readonly ProviderSummary[];
  className?: string;
  hidesPreOrder?: boolean | undefined;
}) {
  const seats = useOpenSeats();
  return (
    <ul className={className}>
      {providers.map((provider) => (
        <li key={provider.uid}>
          <ProviderCard provider={provider} open={seats.get(provider.uid)} hidesPreOrder={hidesPreOrder} />
        </li>
      ))}
    </ul>
  );
}
