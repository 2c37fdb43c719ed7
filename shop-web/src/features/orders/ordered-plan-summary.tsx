import { formatRupiah } from '#domain/money/sen';
import { groupChoice } from '../../shared/format/group-choice';
import { whatNext } from '../../shared/format/what-next';
import { Mark } from '../../shared/ui/mark';
import type { OrderedPlan } from './ordered-plan';

export function OrderedPlanSummary({ plan }: { plan: OrderedPlan }) {
  const { provider, variant, groupUid } = plan;
  return (
    <div className="flex gap-3 rounded-xl bg-sunken p-3.5">
      <Mark name={provider.name} color={provider.color} size="sm" />
      <div className="min-w-0 flex-1 text-sm text-muted">
        <p className="flex flex-wrap justify-between gap-x-3 text-base font-semibold text-ink">
          <span>
            {provider.name} {variant.packageName}
          </span>
          <b>{formatRupiah(variant.grandTotal)}</b>
        </p>
        <p>
          {variant.durationLabel} · {groupChoice(provider.member, groupUid !== null)}
        </p>
        <p className="mt-1">{whatNext(variant)}</p>
      </div>
    </div>
  );
}
