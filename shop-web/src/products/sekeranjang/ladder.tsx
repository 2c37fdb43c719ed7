import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { SekeranjangDetail } from '#contracts/products/sekeranjang/sekeranjang.http';
import { formatRupiah } from '#domain/platform/sen';
import { Badge } from '../../platform/ui/badge';

type Of = Pick<SekeranjangDetail, 'tiers' | 'buyers' | 'state'>;

/** The price by the number of buyers as a scale: the steps that are reached, the one of now, and how far it is to the next. */
export function PriceLadder({ product }: { product: Of }) {
  const { tiers, buyers, state } = product;
  const now = tiers.findLastIndex((tier) => buyers >= tier.buyers);
  const hint = state === 'open' ? hintOf(product, now) : null;
  return (
    <div className="mt-3 rounded-xl border border-line p-4 text-sm">
      <ol aria-label="Tangga harga">
        {tiers.map((tier, index) => (
          <li key={tier.buyers} className="relative flex flex-wrap items-start gap-x-3 pb-4 leading-[1.7] last:pb-0">
            {index < tiers.length - 1 && <Rail done={shareDone(tiers, index, buyers)} />}
            <span className="flex min-w-0 flex-[1_1_9rem] gap-3">
              <Node isReached={index <= now} />
              <span className="flex min-w-0 flex-wrap items-center gap-x-2">
                <span>
                  Mulai {tier.buyers} pembeli
                  {index === 0 && <span className="text-muted"> (target)</span>}
                  {index < now && <span className="sr-only"> (tercapai)</span>}
                </span>
                {index === now && <Badge tone="good">Sekarang</Badge>}
              </span>
            </span>
            <span
              className={clsx(
                'ml-auto tabular-nums',
                index === now ? 'text-base leading-[1.5] font-bold' : 'font-semibold',
              )}
            >
              {formatRupiah(tier.price)}
            </span>
          </li>
        ))}
      </ol>
      {hint && <p className="mt-3 border-t border-line pt-3">{hint}</p>}
    </div>
  );
}

/** What the next buyers change; before the target the bar above says it. */
function hintOf({ tiers, buyers }: Of, now: number): string | null {
  if (now < 0 || tiers.length === 1) return null;
  const next = tiers[now + 1];
  return next
    ? `${next.buyers - buyers} orang lagi, harganya jadi ${formatRupiah(next.price)} untuk semua.`
    : 'Ini sudah harga termurahnya.';
}

/** How much of the way from a step to the next one is behind the buyers, in percent. */
function shareDone(tiers: Of['tiers'], index: number, buyers: number): number {
  const [from, to] = [tiers[index]!.buyers, tiers[index + 1]!.buyers];
  return Math.min(100, Math.max(0, Math.round(((buyers - from) / (to - from)) * 100)));
}

const Rail = ({ done }: { done: number }) => (
  <span aria-hidden="true" className="absolute top-6 bottom-0 left-[11px] w-0.5 bg-line">
    <span data-done={done} className="block w-full bg-action" style={{ height: `${done}%` }} />
  </span>
);

const Node = ({ isReached }: { isReached: boolean }) => (
  <span
    aria-hidden="true"
    className={clsx(
      'grid size-6 shrink-0 place-items-center rounded-full',
      isReached ? 'bg-action text-white' : 'bg-surface',
    )}
  >
    {/* A dot: a hollow circle beside a price looks like a choice. */}
    {isReached ? <Check className="size-3.5" strokeWidth={3} /> : <span className="size-2 rounded-full bg-edge" />}
  </span>
);
