import { Link } from 'react-router';
import type { ProviderSummary } from '#contracts/catalogue/catalogue.http';
import { providerPath } from '#contracts/shop-paths';
import { startingPlan } from '#domain/catalogue/starting-price';
import { formatRupiah } from '#domain/platform/sen';
import { Badge } from '../../platform/ui/badge';
import { Mark } from '../../platform/ui/mark';

export function ProviderCard({ provider }: { provider: ProviderSummary }) {
  const { slug, name, color, tagline, member, startingPrice, isHost, variants } = provider;
  // Of the plan whose price is shown.
  const isPo = startingPlan(variants)?.isPo;
  return (
    <Link
      to={providerPath(slug)}
      className="card flex h-full gap-3.5 p-4 transition-[border-color,box-shadow] hover:border-brand hover:shadow-float"
    >
      <Mark name={name} color={color} />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="font-bold">{name}</span>
        <span className="line-clamp-2 text-sm text-muted">{tagline}</span>
        <span className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1 pt-2.5">
          <span className="mr-auto text-sm text-muted">
            mulai <b className="text-base text-ink">{formatRupiah(startingPrice)}</b>
          </span>
          {isPo && <Badge tone="info">Pre-Order</Badge>}
          {isHost && <Badge tone="warn">Bisa jadi host</Badge>}
          {!isPo && !isHost && member > 1 && <Badge>{member} orang</Badge>}
        </span>
      </span>
    </Link>
  );
}
