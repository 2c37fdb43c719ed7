import { Link } from 'react-router';
import type { OpenSeats, ProviderSummary } from '#contracts/catalogue/catalogue.http';
import { providerPath } from '#contracts/shop-paths';
import { cardFacts } from '#domain/catalogue/card-facts';
import { formatRupiah } from '#domain/platform/sen';
import { Badge } from '../../platform/ui/badge';
import { Mark } from '../../platform/ui/mark';
import { SeatRing } from '../../platform/ui/seat-ring';

/**
 * A service with the price of its cheapest plan, what that saves or is a month, and the seats of a group.
 * @param open the group of the next member, where it is nearly full
 */
export function ProviderCard({ provider, open }: { provider: ProviderSummary; open?: OpenSeats | undefined }) {
  const { slug, name, color, logo, tagline, member, startingPrice } = provider;
  const { isPo, from, period, benefit, isSaving, seats } = cardFacts(provider, open?.words);
  return (
    <Link
      to={providerPath(slug)}
      className="card relative flex h-full flex-col p-3 transition-[border-color,box-shadow] hover:border-brand hover:shadow-float sm:p-4"
    >
      <span className="flex flex-wrap items-start justify-between gap-1">
        <span className="relative grid size-14 shrink-0 place-items-center">
          {member > 1 && <SeatRing size={member} taken={0} {...open?.ring} className="absolute inset-0 size-full" />}
          <Mark name={name} color={color} logo={logo} size="sm" round={member > 1} />
        </span>
        {isPo && (
          <Badge tone="info" className="!px-1.5 whitespace-nowrap">
            Pre-Order
          </Badge>
        )}
      </span>
      <span className="mt-2 line-clamp-3 font-semibold">{name}</span>
      <span className="line-clamp-2 text-sm text-muted max-sm:sr-only">{tagline}</span>
      {/* At the foot, so that the prices of a row of cards stand level. */}
      <span className="mt-auto pt-1 text-xs text-muted">
        <span className="flex flex-wrap items-baseline">
          {from && <span className="mr-1">{from}</span>}
          <b className="text-base text-ink sm:text-lg">{formatRupiah(startingPrice)}</b>
          {period}
        </span>
      </span>
      <span className={`text-xs ${isSaving ? 'font-semibold text-accent' : 'text-muted'}`}>{benefit || '\u00a0'}</span>
      <span className={`text-xs ${open ? 'font-semibold text-warn' : 'text-muted'}`}>{seats}</span>
    </Link>
  );
}
