import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PackageView, VariantView } from '#contracts/catalogue/catalogue.http';
import { PAGE, seglowupConfirmationPath } from '#contracts/shop-paths';
import { formatRupiah } from '#domain/platform/sen';
import { ZAP_SERIES } from '#domain/catalogue/scheme/zap-series';
import { AsyncBoundary } from '../../platform/ui/async-boundary';
import { LinkButton } from '../../platform/ui/button';
import { usePageMeta } from '../../platform/ui/page-head';
import { EmptyState } from '../../platform/ui/states';
import { SEGLOWUP_SKELETON, SeglowupSteps, useZapSeries } from './seglowup-frame';

/** /seglowup/provider: choice of a series; the order follows on the next page. */
export const SeriesPickerPage = () => (
  <AsyncBoundary skeleton={SEGLOWUP_SKELETON}>
    <SeriesPicker />
  </AsyncBoundary>
);

function SeriesPicker() {
  usePageMeta('Pilih seri Zap', 'Lima seri perawatan Zap untuk patungan berempat, dengan harga per anggota.');
  const { series } = useZapSeries();
  const wanted = useSearchParams()[0].get('plan');
  const [chosen, setChosen] = useState((series.find(({ plan }) => plan.name === wanted) ?? series[0])?.variant.uid);
  return (
    <div className="column py-8 sm:py-10">
      <SeglowupSteps current={1} />
      <h1 className="mt-4 text-xl font-bold sm:text-2xl">Pilih seri Zap</h1>
      <p className="mt-2 text-muted">
        Setiap seri berisi {ZAP_SERIES.treatments} perawatan untuk {ZAP_SERIES.members} orang: {ZAP_SERIES.perMember}{' '}
        untukmu, sudah dengan diskon grup {ZAP_SERIES.discountPercent}%.
      </p>
      {series.length === 0 ? (
        <EmptyState title="Belum ada seri yang dijual" action={<LinkButton to={PAGE.seglowup}>Kembali</LinkButton>}>
          Pantau terus, ya.
        </EmptyState>
      ) : (
        <>
          <fieldset className="mt-6 space-y-3">
            <legend className="sr-only">Seri</legend>
            {series.map(({ plan, variant }) => (
              <SeriesChoice
                key={variant.uid}
                plan={plan}
                variant={variant}
                checked={variant.uid === chosen}
                onChoose={() => setChosen(variant.uid)}
              />
            ))}
          </fieldset>
          <div className="mt-6">
            <LinkButton wide to={seglowupConfirmationPath(chosen ?? '')}>
              Lanjut
            </LinkButton>
          </div>
        </>
      )}
    </div>
  );
}

function SeriesChoice({
  plan,
  variant,
  checked,
  onChoose,
}: {
  plan: PackageView;
  variant: VariantView;
  checked: boolean;
  onChoose: () => void;
}) {
  return (
    <label className="card flex cursor-pointer flex-wrap items-start gap-3 p-4 has-checked:border-accent has-checked:bg-tint">
      <input
        type="radio"
        name="series"
        value={variant.uid}
        checked={checked}
        onChange={onChoose}
        className="mt-1 size-5 shrink-0"
      />
      <span className="flex-[1_1_8rem]">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <b>{plan.name}</b>
          <b className="text-lg">{formatRupiah(variant.grandTotal)}</b>
        </span>
        <span className="mt-0.5 block text-sm text-muted">{plan.description}</span>
      </span>
    </label>
  );
}
