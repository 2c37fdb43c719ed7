import { ProviderListSkeleton } from '../catalogue/providers/provider-list-skeleton';
import { HomePage } from '../content/home/home.page';
import { part } from '../platform/router/lazy-part';
import { PartNotLoaded } from '../platform/router/not-loaded';
import { PRODUCT_LINES } from './product-lines';

const ProviderList = part(
  async () => (await import('../catalogue/providers/provider-list')).ProviderList,
  PartNotLoaded,
);

/** / : the text comes with the first file; the list and the query cache follow. */
export function HomeRoute() {
  return (
    <HomePage onDemand={PRODUCT_LINES.flatMap(({ homeCard }) => homeCard ?? [])}>
      <ProviderList onHome fallback={<ProviderListSkeleton />} />
    </HomePage>
  );
}
