import { clsx } from 'clsx';
import type { ProviderSummary } from '#contracts/catalogue/catalogue.http';
import { PAGE } from '#contracts/shop-paths';
import { startingPlan } from '#domain/catalogue/starting-price';
import { LinkButton } from '../../platform/ui/button';
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
/** Fewer cards leave a hole beside them: on a wide screen, and on a phone. */
const FILLS_ROW = 3;
const FILLS_PHONE = 2;

/** Three short shelves in place of the whole list: what is popular, what is ordered ahead, and where few seats are left. */
export function ProviderShelves({ providers }: { providers: readonly ProviderSummary[] }) {
  const seats = useOpenSeats();
  const popular = providers.filter(({ variants }) => !startingPlan(variants)?.isPo).slice(0, POPULAR);
  const preOrder = providers.filter(({ variants }) => startingPlan(variants)?.isPo).slice(0, MOST);
  const filling = providers
    .filter(({ uid }) => seats.get(uid)?.seatsLeft)
    .toSorted((a, b) => seats.get(a.uid)!.seatsLeft - seats.get(b.uid)!.seatsLeft);
  // A brand stands once on the page, while there are enough others.
  const elsewhere = new Set([...popular, ...preOrder]);
  const others = filling.filter((provider) => !elsewhere.has(provider));
  // What stands above already is said again in one row only.
  const nearlyFull = others.length >= FILLS_ROW ? others.slice(0, MOST) : filling.slice(0, FILLS_ROW);
  return (
    <div className="space-y-6 sm:space-y-8">
      <Shelf id="populer" title="Populer" providers={popular} className={TWO_ROWS} />
      <Shelf
        id="pre-order"
        title="Pre-Order"
        text="Pesan dulu, bayar setelah grupnya penuh."
        providers={preOrder}
        className={ONE_ROW}
        hidesPreOrder
      />
      {/* Last: it comes a moment after the page, and moves nothing that is read already. */}
      {nearlyFull.length >= FILLS_PHONE && (
        <Shelf
          id="hampir-penuh"
          title="Hampir penuh"
          providers={nearlyFull}
          className={ONE_ROW}
          isForPhones={nearlyFull.length < FILLS_ROW}
        />
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
  isForPhones = false,
}: {
  id: string;
  title: string;
  text?: string;
  providers: readonly ProviderSummary[];
  className: string;
  hidesPreOrder?: boolean;
  isForPhones?: boolean;
}) {
  if (providers.length === 0) return null;
  // A second row for a single card more would show less of both.
  const rows = providers.length > 3 && 'max-sm:grid-rows-2';
  return (
    <section aria-labelledby={id} className={clsx(isForPhones && 'sm:hidden')}>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 id={id} className="text-lg font-bold">
          {title}
        </h3>
        {text && <p className="text-sm text-muted">{text}</p>}
      </div>
      <ProviderCards
        providers={providers}
        className={clsx('mt-2 sm:mt-3', providers.length === 1 ? GRID : [SHELF, className, rows])}
        hidesPreOrder={hidesPreOrder}
      />
    </section>
  );
}
