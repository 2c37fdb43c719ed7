import { Link } from 'react-router';
import type { ProviderSummary } from '#contracts/catalogue/catalogue.http';
import { providerPath } from '#contracts/shop-paths';
import { pricePeriod } from '#domain/catalogue/duration-label';
import { startingPlan } from '#domain/catalogue/starting-price';
import { formatRupiah } from '#domain/platform/sen';
import { Badge } from '../../platform/ui/badge';
import { Mark } from '../../platform/ui/mark';

export function ProviderCard({ provider }: { provider: ProviderSummary }) {
  const { slug, name, color, tagline, member, startingPrice, isHost, variants } = provider;
  // Of the plan whose price is shown.
  const plan = startingPlan(variants);
  return (
    <Link
      to={providerPath(slug)}
      className="card flex h-full gap-3.5 p-4 transition-[border-color,box-shadow] hover:border-brand hover:shadow-float"
    >
      <Mark name={name} color={color} />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <span className="font-bold">{name}</span>
          {plan?.isPo && <Badge tone="info">Pre-Order</Badge>}
          {isHost && <Badge tone="warn">Bisa jadi host</Badge>}
          {!plan?.isPo && !isHost && member > 1 && <Badge>{member} orang</Badge>}
        </span>
        <span className="line-clamp-2 text-sm text-muted">{tagline}</span>
        {/* Alone on the last line, so that the prices of a row of cards stand level. */}
        <span className="mt-auto pt-2.5 text-sm text-muted">
          mulai <b className="text-base text-ink">{formatRupiah(startingPrice)}</b>
          {plan && pricePeriod(plan.durationLabel)}
        </span>
      </span>
    </Link>
  );
}
