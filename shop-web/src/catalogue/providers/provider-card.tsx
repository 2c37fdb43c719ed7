import { Link } from 'react-router';
import type { ProviderSummary } from '#contracts/catalogue/catalogue.http';
import { providerPath } from '#contracts/shop-paths';
import { monthlyPrice, pricePeriod } from '#domain/catalogue/duration-label';
import { plansToJoin, startingPlan } from '#domain/catalogue/starting-price';
import { formatRupiah } from '#domain/platform/sen';
import { Badge } from '../../platform/ui/badge';
import { Mark } from '../../platform/ui/mark';
import { SeatRing } from '../../platform/ui/seat-ring';

/**
 * A service with the price of its cheapest plan, what that saves or is a month, and the seats of a group.
 * @param seatsLeft of a group that is nearly full
 */
export function ProviderCard({ provider, seatsLeft }: { provider: ProviderSummary; seatsLeft?: number | undefined }) {
  const { slug, name, color, tagline, member, startingPrice, saving, isHost, variants } = provider;
  const plan = startingPlan(variants);
  const monthly = plan && monthlyPrice(plan);
  const hasDearerPlan = plansToJoin(variants).some(({ grandTotal }) => grandTotal > startingPrice);
  return (
    <Link
      to={providerPath(slug)}
      className="card relative flex h-full flex-col p-3 transition-[border-color,box-shadow] hover:border-brand hover:shadow-float sm:p-4"
    >
      <span className="flex flex-wrap items-start justify-between gap-1">
        <span className="relative grid size-14 shrink-0 place-items-center">
          {member > 1 && (
            <SeatRing size={member} taken={seatsLeft ? member - seatsLeft : 0} className="absolute inset-0 size-full" />
          )}
          <Mark name={name} color={color} size="sm" round={member > 1} />
        </span>
        {plan?.isPo && (
          <Badge tone="info" className="!px-1.5 whitespace-nowrap">
            Pre-Order
          </Badge>
        )}
      </span>
      <span className="mt-2 truncate font-semibold">{name}</span>
      <span className="line-clamp-2 text-sm text-muted max-sm:sr-only">{tagline}</span>
      {/* At the foot, so that the prices of a row of cards stand level. */}
      <span className="mt-auto pt-1 text-xs text-muted">
        {hasDearerPlan && 'mulai '}
        <span className="flex flex-wrap items-baseline">
          <b className="text-base text-ink sm:text-lg">{formatRupiah(startingPrice)}</b>
          {plan && pricePeriod(plan.durationLabel)}
        </span>
      </span>
      <span className="truncate text-xs text-muted">
        {monthly ? (
          `${formatRupiah(monthly)}/bulan`
        ) : saving ? (
          <span className="font-semibold text-accent">hemat {saving}%</span>
        ) : (
          '\u00a0'
        )}
      </span>
      <span className={`truncate text-xs ${seatsLeft ? 'font-semibold text-warn' : 'text-muted'}`}>
        {seatsLeft ? `${seatsLeft} kursi lagi` : isHost ? 'Bisa jadi host' : member > 1 && `Grup ${member} orang`}
      </span>
    </Link>
  );
}
