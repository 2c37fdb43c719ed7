import { ProviderListSkeleton } from '../catalogue/providers/provider-list-skeleton';
import { HomePage } from '../content/home/home.page';
import { part } from '../platform/router/lazy-part';
import { PartNotLoaded } from '../platform/router/not-loaded';
import { FailedLine, Skeleton } from '../platform/ui/states';
import { PRODUCT_LINES } from './product-lines';

const ProviderList = part(
  async () => (await import('../catalogue/providers/provider-list')).ProviderList,
  PartNotLoaded,
);

const MyStart = part(
  async () => (await import('./my-start')).myStart(),
  () => <FailedLine what="Pesanan dan langgananmu" onRetry={() => location.reload()} />,
);

/** / : the text comes with the first file; the list and the query cache follow. */
export function HomeRoute() {
  return (
    <HomePage
      onDemand={PRODUCT_LINES.flatMap(({ homeCard }) => homeCard ?? [])}
      mine={<MyStart fallback={<Skeleton className="my-start !rounded-[14px]" />} />}
    >
      <ProviderList onHome fallback={<ProviderListSkeleton />} />
    </HomePage>
  );
}
