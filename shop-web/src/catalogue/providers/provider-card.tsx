import { clsx } from 'clsx';
import { Link } from 'react-router';
import type { OpenSeats, ProviderSummary } from '#contracts/catalogue/catalogue.http';
import { providerPath } from '#contracts/shop-paths';
import { cardFacts } from '#domain/catalogue/card-facts';
import { formatRupiah } from '#domain/platform/sen';
import { Badge } from '../../platform/ui/badge';
import { Dots } from '../../platform/ui/dots';
import { Mark } from '../../platform/ui/mark';
import { SeatRing } from '../../platform/ui/seat-ring';

/**
 * A service with the price of its cheapest plan, and in a line what that saves and the seats of a group.
 * @param open the group of the next member, where it is nearly full
 */
export function ProviderCard({
  provider,
  open,
  hidesPreOrder = false,
}: {
  provider: ProviderSummary;
  open?: OpenSeats | undefined;
  /** Where the title above says it already. */
  hidesPreOrder?: boolean;
}) {
  const { slug, name, color, logo, tagline, startingPrice } = provider;
  const { isPo, from, period, saves, seats } = cardFacts(provider, open?.words);
  const isMarked = isPo && !hidesPreOrder;
  return (
    <Link
      to={providerPath(slug)}
      // A row on a phone; with more room the mark is above the words.
      className="@container card relative flex h-full gap-x-3 p-3 transition-[border-color,box-shadow] hover:border-brand hover:shadow-float max-sm:flex-wrap max-sm:items-center sm:flex-col sm:p-4"
    >
      <span className="flex flex-wrap items-start justify-between gap-1">
        {/* How full a group is, where that is known: a ring of free seats alone would say nothing. */}
        {open ? (
          <span className="relative grid size-14 shrink-0 place-items-center">
            <SeatRing {...open.ring} className="absolute inset-0 size-full" />
            <Mark name={name} color={color} logo={logo} size="sm" round />
          </span>
        ) : (
          <Mark name={name} color={color} logo={logo} size="card" />
        )}
        {isMarked && (
          <Badge
            tone="info"
            className="!px-1.5 whitespace-nowrap @3xs:max-sm:absolute @3xs:max-sm:top-3 @3xs:max-sm:right-3"
          >
            Pre-Order
          </Badge>
        )}
      </span>
      <span className="flex min-w-0 flex-col max-sm:flex-[1_1_8rem] sm:flex-1">
        <span className={clsx('line-clamp-3 font-semibold sm:mt-2', isMarked && '@3xs:max-sm:pr-20')}>{name}</span>
        <span className="sr-only">{tagline}</span>
        {/* At the foot, so that the prices of a row of cards stand level. */}
        <span className="text-xs text-muted sm:mt-auto sm:pt-1">
          <span className="flex flex-wrap items-baseline">
            {from && <span className="mr-1">{from}</span>}
            {/* Together, as far as the card has room. */}
            <span className="flex flex-wrap items-baseline">
              <b className="text-base text-ink sm:text-lg">{formatRupiah(startingPrice)}</b>
              {period}
            </span>
          </span>
          <Dots
            className="sm:min-h-4"
            facts={[
              saves && <b className="font-semibold text-accent">{saves}</b>,
              seats && <span className={clsx(open && 'font-semibold text-warn')}>{seats}</span>,
            ]}
          />
        </span>
      </span>
    </Link>
  );
}
