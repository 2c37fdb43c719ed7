import type { VariantView } from '#contracts/catalogue/catalogue.http';
import { formatRupiah } from '#domain/platform/sen';
import { PlanBadge } from '../../../catalogue/plan-badge';

/** One choice of a radio group; the whole card is its label. */
export function PlanCard({
  variant,
  description,
  checked,
  onChoose,
}: {
  variant: VariantView;
  description: string;
  checked: boolean;
  onChoose: () => void;
}) {
  return (
    <label className="card relative flex flex-col p-4 transition-colors hover:border-brand has-checked:border-accent has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <span className="flex items-start justify-between gap-3">
        <span className="min-w-0">
          <span className="block font-bold">{variant.packageName}</span>
          <span className="text-sm text-muted">{variant.durationLabel}</span>
        </span>
        <input
          type="radio"
          name="variant"
          value={variant.uid}
          checked={checked}
          onChange={onChoose}
          className="mt-1 size-5 shrink-0 accent-action outline-none"
        />
      </span>
      {/* Above the description, so that the price stays near the name. */}
      <span className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <span className="text-lg font-extrabold">{formatRupiah(variant.grandTotal)}</span>
        <PlanBadge {...variant} />
      </span>
      <span className="mt-2 text-sm text-muted">{description}</span>
    </label>
  );
}
