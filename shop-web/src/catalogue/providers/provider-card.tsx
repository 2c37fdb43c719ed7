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

export interface CardLook {
  /** Of a shelf of one card: across the page. */
  isAlone?: boolean;
  /** Where the title above says it already. */
  hidesPreOrder?: boolean;
}

/** A row on a phone; with more room the ring is above the words, and of a card alone all is side by side. */
const LOOK = {
  card: 'max-sm:items-center sm:flex-col',
  words: '',
  name: 'sm:mt-2',
  // At the foot, so that the prices of a row of cards stand level.
  price: 'sm:mt-auto sm:pt-1',
  facts: 'sm:min-h-4',
};
const ALONE: typeof LOOK = {
  card: 'items-center sm:gap-x-5',
  words: 'sm:flex-row sm:flex-wrap sm:items-center sm:gap-x-5',
  name: '',
  price: 'sm:text-right',
  facts: 'sm:justify-end',
};

/**
 * A service with the price of its cheapest plan, and in a line what that saves and the seats of a group.
 * @param open the group of the next member, where it is nearly full
 */
export function ProviderCard({
  provider,
  open,
  isAlone = false,
  hidesPreOrder = false,
}: {
  provider: ProviderSummary;
  open?: OpenSeats | undefined;
} & CardLook) {
  const { slug, name, color, logo, tagline, member, startingPrice } = provider;
  const { isPo, from, period, saves, seats } = cardFacts(provider, open?.words);
  const isMarked = isPo && !hidesPreOrder;
  const look = isAlone ? ALONE : LOOK;
  return (
    <Link
      to={providerPath(slug)}
      className={clsx(
        'card relative flex h-full gap-x-3 p-3 transition-[border-color,box-shadow] hover:border-brand hover:shadow-float max-sm:flex-wrap sm:p-4',
        look.card,
      )}
    >
      <span className="flex flex-wrap items-start justify-between gap-1">
        <span className="relative grid size-14 shrink-0 place-items-center">
          {member > 1 && <SeatRing size={member} taken={0} {...open?.ring} className="absolute inset-0 size-full" />}
          <Mark name={name} color={color} logo={logo} size="sm" round={member > 1} />
        </span>
        {isMarked && (
          <Badge tone="info" className="!px-1.5 whitespace-nowrap max-sm:absolute max-sm:top-3 max-sm:right-3">
            Pre-Order
          </Badge>
        )}
      </span>
      <span className={clsx('flex min-w-0 flex-col max-sm:flex-[1_1_8rem] sm:flex-1', look.words)}>
        <span className={clsx(isAlone && 'sm:flex-1')}>
          <span className={clsx('line-clamp-3 font-semibold', look.name, isMarked && 'max-sm:pr-20')}>{name}</span>
          <span className={clsx('text-sm text-muted', isAlone ? 'max-sm:sr-only' : 'sr-only')}>{tagline}</span>
        </span>
        <span className={clsx('text-xs text-muted', look.price)}>
          <span className={clsx('flex flex-wrap items-baseline', isAlone && 'sm:justify-end')}>
            {from && <span className="mr-1">{from}</span>}
            {/* Together, as far as the card has room. */}
            <span className="flex flex-wrap items-baseline">
              <b className="text-base text-ink sm:text-lg">{formatRupiah(startingPrice)}</b>
              {period}
            </span>
          </span>
          <Dots
            className={look.facts}
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
