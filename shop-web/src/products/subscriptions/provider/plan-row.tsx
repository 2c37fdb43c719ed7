import type { SeatState, VariantView } from '#contracts/catalogue/catalogue.http';
import { monthlyPrice } from '#domain/catalogue/duration-label';
import { formatRupiah } from '#domain/platform/sen';
import { Dots } from '../../../platform/ui/dots';
import { PlanBadge } from '../../../catalogue/plan-badge';
import { shownPrice } from '../hosts/shown-price';
import { mayWait, whatWaits } from './what-waits';

const WITHOUT_TV = 'HP, tablet, laptop';

/** One choice of a radio group; the whole row is its label. */
export function PlanRow({
  variant,
  state,
  namesDevices = false,
  checked,
  onChoose,
}: {
  variant: VariantView;
  state?: SeatState | undefined;
  /** The plans of the brand differ by where they are used. */
  namesDevices?: boolean;
  checked: boolean;
  onChoose: () => void;
}) {
  const wait = whatWaits(variant, state);
  const monthly = variant.isHost ? null : monthlyPrice(variant);
  const devices = namesDevices && (variant.needsTv ? `TV, ${WITHOUT_TV}` : WITHOUT_TV);
  const seat = state && (wait?.short ?? (variant.isPo ? 'Bayar setelah grup penuh' : 'Kursi tersedia'));
  const { amount, word, how } = shownPrice(variant, state);
  return (
    <label className="flex min-h-16 flex-wrap items-center gap-x-3 px-4 py-2.5 transition-colors hover:bg-sunken has-checked:bg-tint has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-accent">
      <input
        type="radio"
        name="variant"
        value={variant.uid}
        checked={checked}
        onChange={onChoose}
        className="size-5 shrink-0 outline-none"
      />
      <span className="flex-[1_1_6.5rem]">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{variant.packageName}</span>
          {/* What begins at once needs no badge. */}
          {variant.isPo && <PlanBadge name={variant.packageName} {...variant} />}
        </span>
      </span>
      <span className="ml-auto shrink-0 text-right">
        {word && <span className="block text-xs text-muted">{word}</span>}
        <b className="block text-lg font-bold tabular-nums">{formatRupiah(amount)}</b>
      </span>
      <span className="flex basis-full flex-wrap gap-x-3 pl-8 text-sm text-muted">
        <Dots facts={[variant.durationLabel, monthly !== null && `${formatRupiah(monthly)}/bulan`, how]} />
        <Saving of={variant} />
        {devices && <span className="basis-full">{devices}</span>}
        {/* A line of its own, as high before it is known, so that nothing moves; the order panel has the whole sentence. */}
        {mayWait(variant) && <span className="min-h-5 basis-full">{seat}</span>}
      </span>
    </label>
  );
}

/** How much less the plan costs in a group, and than what: the price of who subscribes alone. docs/rules/prices.md#saving */
function Saving({ of: { saving, alonePrice } }: { of: VariantView }) {
  if (!saving || alonePrice === null) return null;
  return (
    <span className="ml-auto">
      <span className="font-semibold text-accent">hemat {saving}%</span>{' '}
      <span className="text-xs">
        dari {formatRupiah(alonePrice)}
        {/* A phone has no room for it in the line; what the price consists of says it there. */}
        <span className="max-sm:sr-only"> kalau langganan sendiri</span>
      </span>
    </span>
  );
}
