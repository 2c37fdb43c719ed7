import { HomePage } from '../features/catalogue/home.page';
import { ProviderListSkeleton } from '../features/catalogue/provider-list-skeleton';
import { part } from './lazy-part';
import { PartNotLoaded } from './not-loaded';

const ProviderList = part(
  async () => (await import('../features/catalogue/provider-list')).ProviderList,
  PartNotLoaded,
);

/** / : the words are on screen with the first file; the list, and what it needs to ask for data, follow. */
export function HomeRoute() {
  return (
    <HomePage>
      <ProviderList fallback={<ProviderListSkeleton />} />
    </HomePage>
  );
}
