import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { SekeranjangDetail } from '#contracts/products/sekeranjang/sekeranjang.http';
import { formatRupiah } from '#domain/platform/sen';

/** The price by the number of buyers, with the steps that are reached. */
export const PriceLadder = ({ product: { tiers, buyers } }: { product: SekeranjangDetail }) => (
  <ol className="mt-3 divide-y divide-line rounded-xl border border-line">
    {tiers.map((tier, index) => {
      const isReached = buyers >= tier.buyers;
      return (
        <li key={tier.buyers} className={clsx('pair items-center px-4 py-3 text-sm', isReached && 'bg-tint')}>
          <span className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className={clsx(
                'grid size-6 shrink-0 place-items-center rounded-full',
                isReached ? 'bg-action text-white' : 'border-2 border-line',
              )}
            >
              {isReached && <Check className="size-3.5" strokeWidth={3} />}
            </span>
            <span>
              Mulai {tier.buyers} pembeli
              {index === 0 && <span className="text-muted"> (target)</span>}
              {isReached && <span className="sr-only"> (tercapai)</span>}
            </span>
          </span>
          <b>{formatRupiah(tier.price)}</b>
        </li>
      );
    })}
  </ol>
);
