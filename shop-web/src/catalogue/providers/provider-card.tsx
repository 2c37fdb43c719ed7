import { clsx } from 'clsx';
import { Link } from 'react-router';
import type { OpenSeats, ProviderSummary } from '#contracts/catalogue/catalogue.http';
import { providerPath } from '#contracts/shop-paths';
import { cardFacts } from '#domain/catalogue/card-facts';
import { formatRupiah } from '#domain/platform/sen';
import { Badge } from '../../platform/ui/badge';
import { Mark } from '../../platform/ui/mark';
import { SeatRing } from '../../platform/ui/seat-ring';

export interface CardLook {
  /** Ring and words side by side: 'row' on a phone, 'alone' everywhere, for a shelf of one card. */
  shape?: 'tile' | 'row' | 'alone';
  /** Where the title above says it already. */
  hidesPreOrder?: boolean;
}

/** Per shape: the card, what comes below or beside the ring, the name, its price, and what stands below that. */
const SHAPE = {
  tile: { card: 'flex-col', words: 'flex-1', name: 'mt-2', price: 'mt-auto pt-1', lines: '' },
  row: {
    card: 'max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 sm:flex-col',
    words: 'max-sm:flex-[1_1_8rem] sm:flex-1',
    name: 'sm:mt-2',
    price: 'sm:mt-auto sm:pt-1',
    lines: 'max-sm:flex max-sm:flex-wrap max-sm:gap-x-2',
  },
  alone: {
    card: 'flex-wrap items-center gap-x-3 sm:gap-x-5',
    words: 'flex-[1_1_8rem] sm:flex-row sm:flex-wrap sm:items-center sm:gap-x-5',
    name: '',
    price: 'sm:text-right',
    lines: 'max-sm:flex max-sm:flex-wrap max-sm:gap-x-2',
  },
};

/**
 * A service with the price of its cheapest plan, what that saves or is a month, and the seats of a group.
 * @param open the group of the next member, where it is nearly full
 */
export function ProviderCard({
  provider,
  open,
  shape = 'tile',
  hidesPreOrder = false,
}: {
  provider: ProviderSummary;
  open?: OpenSeats | undefined;
} & CardLook) {
  const { slug, name, color, logo, tagline, member, startingPrice } = provider;
  const { isPo, from, period, benefit, isSaving, seats } = cardFacts(provider, open?.words);
  const look = SHAPE[shape];
  return (
    <Link
      to={providerPath(slug)}
      className={clsx(
        'card relative flex h-full p-3 transition-[border-color,box-shadow] hover:border-brand hover:shadow-float sm:p-4',
        look.card,
      )}
    >
      <span className="flex flex-wrap items-start justify-between gap-1">
        <span className="relative grid size-14 shrink-0 place-items-center">
          {member > 1 && <SeatRing size={member} taken={0} {...open?.ring} className="absolute inset-0 size-full" />}
          <Mark name={name} color={color} logo={logo} size="sm" round={member > 1} />
        </span>
        {isPo && !hidesPreOrder && (
          <Badge tone="info" className="!px-1.5 whitespace-nowrap">
            Pre-Order
          </Badge>
        )}
      </span>
      <span className={clsx('flex min-w-0 flex-col', look.words)}>
        <span className={clsx(shape === 'alone' && 'sm:flex-1')}>
          <span className={clsx('line-clamp-3 font-semibold', look.name)}>{name}</span>
          <span className="line-clamp-2 text-sm text-muted max-sm:sr-only">{tagline}</span>
        </span>
        {/* At the foot, so that the prices of a row of cards stand level. */}
        <span className={clsx('text-xs text-muted', look.price)}>
          <span className={clsx('flex flex-wrap items-baseline', shape === 'alone' && 'sm:justify-end')}>
            {from && <span className="mr-1">{from}</span>}
            <b className="text-base text-ink sm:text-lg">{formatRupiah(startingPrice)}</b>
            {period}
          </span>
          <span className={look.lines}>
            {/* Its line is kept where cards stand level. */}
            <span
              className={clsx(
                'block',
                isSaving && 'font-semibold text-accent',
                !benefit && shape !== 'tile' && 'max-sm:hidden',
              )}
            >
              {benefit || (shape !== 'alone' && '\u00a0')}
            </span>
            <span className={clsx('block', open && 'font-semibold text-warn')}>{seats}</span>
          </span>
        </span>
      </span>
    </Link>
  );
}
