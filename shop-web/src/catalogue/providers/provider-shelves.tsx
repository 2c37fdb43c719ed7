import { clsx } from 'clsx';
import type { ProviderSummary } from '#contracts/catalogue/catalogue.http';
import { PAGE } from '#contracts/shop-paths';
import { startingPlan } from '#domain/catalogue/starting-price';
import { LinkButton } from '../../platform/ui/button';
import { useSession } from '../../platform/session/session';
import { PUSHED_WIDE } from '../../platform/ui/shelf';
import { ProviderCards, useOpenSeats } from './provider-cards';
import { GRID } from './provider-list-skeleton';

const SHELF = `${PUSHED_WIDE} sm:grid sm:grid-cols-3 sm:gap-3 lg:grid-cols-4 xl:grid-cols-5`;
/** How many rows of the grid a shelf leaves. */
const ONE_ROW =
  'sm:max-lg:[&>li:nth-child(n+4)]:hidden lg:max-xl:[&>li:nth-child(n+5)]:hidden xl:[&>li:nth-child(n+6)]:hidden';
const TWO_ROWS = 'sm:max-lg:[&>li:nth-child(n+7)]:hidden lg:max-xl:[&>li:nth-child(n+9)]:hidden';

const POPULAR = 10;
const MOST = 8;
/** Fewer cards leave a hole beside them. */
const FILLS_ROW = 3;

/** Short shelves in place of the whole list: what is popular, what is ordered ahead, and on a wide screen what else has few seats left. */
export function ProviderShelves({ providers }: { providers: readonly ProviderSummary[] }) {
  const seats = useOpenSeats();
  const isGuest = useSession() === null;
  const popular = providers.filter(({ variants }) => !startingPlan(variants)?.isPo).slice(0, POPULAR);
  const preOrder = providers.filter(({ variants }) => startingPlan(variants)?.isPo).slice(0, MOST);
  const filling = providers
    .filter(({ uid }) => seats.get(uid)?.seatsLeft)
    .toSorted((a, b) => seats.get(a.uid)!.seatsLeft - seats.get(b.uid)!.seatsLeft);
  // A brand stands once on the page; its own card says how full a group is.
  const above = new Set([...popular, ...preOrder]);
  const nearlyFull = filling.filter((provider) => !above.has(provider)).slice(0, MOST);
  return (
    <div className="space-y-6 sm:space-y-8">
      {/* What a customer has stands above, and takes the room of a row. */}
      <Shelf
        id="populer"
        title="Populer"
        providers={popular}
        className={TWO_ROWS}
        {...(isGuest && { rows: 'max-sm:grid-rows-3' })}
      />
      <Shelf
        id="pre-order"
        title="Pre-Order"
        text="Pesan dulu, bayar setelah grupnya penuh."
        providers={preOrder}
        className={ONE_ROW}
        hidesPreOrder
      />
      {/* Last: it comes a moment after the page, and moves nothing that is read already. A guest's phone has more of the popular ones in its place. */}
      {nearlyFull.length >= FILLS_ROW && (
        <Shelf id="hampir-penuh" title="Hampir penuh" providers={nearlyFull} className={ONE_ROW} isWideOnly />
      )}
      <LinkButton to={PAGE.providers} variant="secondary" className="max-sm:w-full">
        Lihat semua {providers.length} layanan
      </LinkButton>
    </div>
  );
}

function Shelf({
  id,
  title,
  text,
  providers,
  className,
  hidesPreOrder,
  rows = 'max-sm:grid-rows-2',
  isWideOnly = false,
}: {
  id: string;
  title: string;
  text?: string;
  providers: readonly ProviderSummary[];
  className: string;
  hidesPreOrder?: boolean;
  /** Of a phone, where the cards fill them. */
  rows?: string;
  isWideOnly?: boolean;
}) {
  if (providers.length === 0) return null;
  return (
    <section aria-labelledby={id} className={clsx(isWideOnly && 'max-sm:hidden')}>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 id={id} className="text-lg font-bold">
          {title}
        </h3>
        {text && <p className="text-sm text-muted">{text}</p>}
      </div>
      <ProviderCards
        providers={providers}
        className={clsx(
          'mt-2 sm:mt-3',
          providers.length === 1 ? GRID : [SHELF, className, providers.length > 3 && rows],
        )}
        hidesPreOrder={hidesPreOrder}
      />
    </section>
  );
}
