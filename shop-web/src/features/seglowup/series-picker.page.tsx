import { useState } from 'react';
import type { PackageView, ProviderDetail, VariantView } from '#contracts/http/catalogue.http';
import { formatRupiah } from '#domain/money/sen';
import { ZAP_SERIES } from '#domain/vouchers/voucher';
import { LinkButton } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/states';
import { usePageMeta } from '../../shared/ui/use-page-meta';
import { SeglowupSteps } from './seglowup-steps';

/** /seglowup/provider: which series; the order is made on the next page. Spec 2 §9, Zap series. */
export function SeriesPickerPage({ zap }: { zap: ProviderDetail }) {
  usePageMeta('Pilih seri Zap', 'Lima seri perawatan Zap untuk patungan berempat, dengan harga per anggota.');
  const series = seriesOf(zap);
  const [chosen, setChosen] = useState(series[0]?.variant.uid);
  return (
    <div className="column py-8 sm:py-10">
      <SeglowupSteps current={1} />
      <h1 className="mt-4 text-2xl font-bold sm:text-3xl">Pilih seri Zap</h1>
      <p className="mt-2 text-muted">
        Setiap seri berisi {ZAP_SERIES.treatments} perawatan untuk {ZAP_SERIES.members} orang: {ZAP_SERIES.perMember}{' '}
        untukmu, sudah dengan diskon grup {ZAP_SERIES.discountPercent}%.
      </p>
      {series.length === 0 ? (
        <EmptyState title="Belum ada seri yang dijual" action={<LinkButton to="/seglowup">Kembali</LinkButton>}>
          Pantau terus, ya.
        </EmptyState>
      ) : (
        <>
          <fieldset className="mt-6 space-y-3">
            <legend className="sr-only">Seri</legend>
            {series.map(({ plan, variant }) => (
              <label
                key={variant.uid}
                className="card flex cursor-pointer items-start gap-3 p-4 has-checked:border-accent has-checked:shadow-[inset_0_0_0_1px_var(--accent)]"
              >
                <input
                  type="radio"
                  name="series"
                  value={variant.uid}
                  checked={variant.uid === chosen}
                  onChange={() => setChosen(variant.uid)}
                  className="mt-1 size-5 shrink-0 accent-action"
                />
                <span className="min-w-0 flex-1">
                  <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                    <b>{plan.name}</b>
                    <b className="text-lg">{formatRupiah(variant.grandTotal)}</b>
                  </span>
                  <span className="mt-0.5 block text-sm text-muted">{plan.description}</span>
                </span>
              </label>
            ))}
          </fieldset>
          <div className="mt-6">
            <LinkButton wide to={`/seglowup/confirmation?${new URLSearchParams({ variant: chosen ?? '' })}`}>
              Lanjut
            </LinkButton>
          </div>
        </>
      )}
    </div>
  );
}

/** The series that are sold now, cheapest first. */
export const seriesOf = ({ packages }: ProviderDetail): { plan: PackageView; variant: VariantView }[] =>
  packages
    .flatMap((plan) => plan.variants.filter(({ active }) => active).map((variant) => ({ plan, variant })))
    .sort((one, other) => one.variant.grandTotal - other.variant.grandTotal);
