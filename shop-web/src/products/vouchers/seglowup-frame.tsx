import { useSuspenseQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { PackageView, ProviderDetail, VariantView } from '#contracts/catalogue/catalogue.http';
import { providerQuery } from '../../catalogue/providers/catalogue.queries';
import { Loading, Skeleton } from '../../platform/ui/states';

const STEPS = ['Pilih seri', 'Konfirmasi', 'Selesai'];

/** `current` counts from 1. */
export const SeglowupSteps = ({ current }: { current: number }) => (
  <ol aria-label="Langkah pemesanan" className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
    {STEPS.map((step, index) => (
      <li
        key={step}
        aria-current={index + 1 === current ? 'step' : undefined}
        className={clsx(index + 1 === current ? 'font-bold text-accent' : 'text-muted')}
      >
        {index + 1}. {step}
      </li>
    ))}
  </ol>
);

export const SEGLOWUP_SKELETON = (
  <Loading>
    <div className="column space-y-4 py-8 sm:py-10">
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-72 !rounded-[14px]" />
    </div>
  </Loading>
);

/** The provider Zap and the series sold now. Suspends. */
export function useZapSeries() {
  const { data: zap } = useSuspenseQuery(providerQuery('zap'));
  return { zap, series: seriesOf(zap) };
}

/** Sold now, cheapest first. */
export const seriesOf = (zap: ProviderDetail): { plan: PackageView; variant: VariantView }[] =>
  zap.packages
    .flatMap((plan) => plan.variants.filter(({ active }) => active).map((variant) => ({ plan, variant })))
    .sort((one, other) => one.variant.grandTotal - other.variant.grandTotal);
