import { ProviderListSkeleton } from '../catalogue/providers/provider-list-skeleton';
import { HomePage } from '../content/home/home.page';
import { part } from '../platform/router/lazy-part';
import { PartNotLoaded } from '../platform/router/not-loaded';
import { RoomSkeleton } from '../platform/ui/kept-room';
import { FailedLine } from '../platform/ui/states';
import { SEATS_ROOM } from '../products/subscriptions/memberships/seats-room';
import { WAITING_ROOM } from '../sales/orders/waiting-room';
import { PRODUCT_LINES } from './product-lines';

const ProviderList = part(
  async () => (await import('../catalogue/providers/provider-list')).ProviderList,
  PartNotLoaded,
);

const MyStart = part(
  async () => (await import('./my-start')).myStart(),
  () => <FailedLine what="Pesanan dan langgananmu" onRetry={() => location.reload()} />,
);

/** What a customer finds in place of the hero, before it is loaded. */
const ROOMS = [WAITING_ROOM, SEATS_ROOM].map((room) => <RoomSkeleton key={room.name} {...room} />);

/** / : the text comes with the first file; the list and the query cache follow. */
export function HomeRoute() {
  return (
    <HomePage onDemand={PRODUCT_LINES.flatMap(({ homeCard }) => homeCard ?? [])} mine={<MyStart fallback={ROOMS} />}>
      <ProviderList onHome fallback={<ProviderListSkeleton />} />
    </HomePage>
  );
}
