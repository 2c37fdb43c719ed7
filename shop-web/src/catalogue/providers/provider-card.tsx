import { Link } from 'react-router';
import type { ProviderSummary } from '#contracts/catalogue/catalogue.http';
import { providerPath } from '#contracts/shop-paths';
import { monthlyPrice, pricePeriod } from '#domain/catalogue/duration-label';
import { startingPlan } from '#domain/catalogue/starting-price';
import { formatRupiah } from '#domain/platform/sen';
import { Badge } from '../../platform/ui/badge';
import { Mark } from '../../platform/ui/mark';

/** A service with the price of its cheapest plan, the price a month where that plan is longer, and the size of its group. */
export function ProviderCard({ provider }: { provider: ProviderSummary }) {
  const { slug, name, color, tagline, member, startingPrice, isHost, variants } = provider;
  const plan = startingPlan(variants);
  const monthly = plan && monthlyPrice(plan);
  const facts = [
    monthly && `${formatRupiah(monthly)}/bulan`,
    isHost ? 'Bisa jadi host' : member > 1 && `Grup ${member} orang`,
  ];
  return (
    <Link
      to={providerPath(slug)}
      className="card flex h-full flex-col p-3 transition-[border-color,box-shadow] hover:border-brand hover:shadow-float sm:p-4"
    >
      <span className="flex items-start justify-between gap-2">
        <Mark name={name} color={color} />
        {plan?.isPo && (
          <Badge tone="info" className="whitespace-nowrap">
            Pre-Order
          </Badge>
        )}
      </span>
      <span className="mt-2.5 line-clamp-2 leading-tight font-semibold">{name}</span>
      <span className="line-clamp-2 text-sm text-muted max-sm:sr-only sm:mt-0.5">{tagline}</span>
      {/* At the foot, so that the prices of a row of cards stand level. */}
      <span className="mt-auto flex flex-wrap items-baseline pt-2 text-xs text-muted">
        <span className="mr-1 max-sm:w-full">{'mulai '}</span>
        <b className="text-base text-ink sm:text-lg">{formatRupiah(startingPrice)}</b>
        {plan && pricePeriod(plan.durationLabel)}
      </span>
      <span className="flex flex-wrap gap-x-1.5 text-xs text-muted">
        {facts.filter(Boolean).map((fact) => (
          <span key={String(fact)} className="not-last:after:content-['_·']">
            {fact}
          </span>
        ))}
      </span>
    </Link>
  );
}
