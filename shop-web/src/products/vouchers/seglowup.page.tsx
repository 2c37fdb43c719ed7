import { PAGE } from '#contracts/shop-paths';
import { formatRupiah } from '#domain/platform/sen';
import { RichText } from '../../platform/ui/rich-text';
import { providerIn, entryIn, useScheme } from '../../catalogue/scheme/scheme-store';
import { TreatmentSeries } from '../../catalogue/scheme/treatment-series';
import { LinkButton } from '../../platform/ui/button';
import { Bullets, InfoPage, InfoSection } from '../../platform/ui/info-page';
import { Notice } from '../../platform/ui/notice';
import { EmptyState } from '../../platform/ui/states';
import { Steps } from '../../platform/ui/steps';

const SLUG = 'zap';

/** /seglowup: the Zap series with contents and prices; chosen on /seglowup/provider. */
export function SeglowupPage() {
  const scheme = useScheme();
  const entry = entryIn(scheme, SLUG);
  const provider = providerIn(scheme, SLUG);
  return (
    <InfoPage
      wide
      title="Seglowup: perawatan Zap, patungan berempat"
      lead={`${entry.desc} Pilih serinya, kumpul berempat, lalu nikmati bagianmu sendiri.`}
    >
      {provider ? (
        <>
          <section aria-label="Harga tiap seri" className="mt-6">
            <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
              {provider.plans.map(({ slug, name, total }) => (
                <li
                  key={slug}
                  className="card flex flex-wrap items-center justify-between gap-x-4 px-4 py-3 sm:block sm:p-4"
                >
                  <h2 className="font-bold">{name}</h2>
                  <div className="max-sm:text-right sm:mt-1">
                    <p className="text-lg font-bold">{formatRupiah(total)}</p>
                    <p className="text-sm text-muted">per anggota</p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
          <div className="mt-5">
            <LinkButton to={PAGE.seglowupPicker}>Pilih seri</LinkButton>
          </div>
        </>
      ) : (
        <EmptyState title="Seri Zap sedang tidak dijual">Pantau terus, ya.</EmptyState>
      )}
      {entry.importantNotes?.map((note) => (
        <Notice key={note} tone="warn" title="Penting" className="mt-5">
          {note}
        </Notice>
      ))}
      {entry.series && <TreatmentSeries series={entry.series} categories={entry.categoryTreatment ?? []} />}
      <InfoSection id="cara" title="Cara patungannya">
        <Steps steps={entry.schemes} />
      </InfoSection>
      <InfoSection id="syarat" title="Syarat dan ketentuan">
        <RichText html={entry.additionalInfo} />
        <Bullets items={[...entry.termsAndConditions, ...entry.notes, entry.priceInfo]} />
      </InfoSection>
    </InfoPage>
  );
}
