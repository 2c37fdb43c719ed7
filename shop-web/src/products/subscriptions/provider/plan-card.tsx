import type { SeatState, VariantView } from '#contracts/catalogue/catalogue.http';
import { formatRupiah } from '#domain/platform/sen';
import { PlanBadge } from '../../../catalogue/plan-badge';
import { mayWait, whatWaits } from './what-waits';

/** One choice of a radio group; the whole card is its label. */
export function PlanCard({
  variant,
  description,
  state,
  checked,
  onChoose,
}: {
  variant: VariantView;
  description: string;
  state?: SeatState | undefined;
  checked: boolean;
  onChoose: () => void;
}) {
  const wait = whatWaits(variant, state);
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
        <PlanBadge name={variant.packageName} {...variant} />
      </span>
      {/* Its line is there before it is known, so that nothing moves; the order panel has the whole sentence. */}
      {mayWait(variant) && <b className="mt-2 min-h-5 text-sm">{state && (wait?.short ?? 'Kursi tersedia')}</b>}
      <span className="mt-2 text-sm text-muted">{description}</span>
    </label>
  );
}
