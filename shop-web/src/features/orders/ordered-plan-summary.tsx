import { formatRupiah } from '#domain/money/sen';
import { groupChoice } from '../../shared/format/group-choice';
import { Mark } from '../../shared/ui/mark';
import type { OrderedPlan } from './ordered-plan';

export function OrderedPlanSummary({ plan }: { plan: OrderedPlan }) {
  const { provider, variant, groupUid } = plan;
  return (
    <div className="flex items-center gap-3 rounded-xl bg-sunken p-3.5">
      <Mark name={provider.name} color={provider.color} size="sm" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {provider.name} {variant.packageName}
        </p>
        <p className="text-sm text-muted">
          {variant.durationLabel} · {groupChoice(provider.member, groupUid !== null)}
        </p>
      </div>
      <b className="whitespace-nowrap">{formatRupiah(variant.grandTotal)}</b>
    </div>
  );
}
