import { formatRupiah } from '#domain/money/sen';
import { LinkButton } from '../../shared/ui/button';
import { Bullets, InfoPage, InfoSection } from '../../shared/ui/info-page';
import { Steps } from '../../shared/ui/steps';
import { Notice } from '../../shared/ui/notice';
import { EmptyState } from '../../shared/ui/states';
import { RichText } from './rich-text';
import { brandIn, entryIn, useScheme } from './scheme-store';
import { TreatmentSeries } from './treatment-series';

const SLUG = 'zap';

/** /seglowup: the Zap series, what each holds and costs; chosen on /seglowup/provider. Spec 2 §9, Zap series. */
export function SeglowupPage() {
  const scheme = useScheme();
  const entry = entryIn(scheme, SLUG);
  const brand = brandIn(scheme, SLUG);
  return (
    <InfoPage
      wide
      title="Seglowup: perawatan Zap, patungan berempat"
      lead={`${entry.desc} Pilih serinya, kumpul berempat, lalu nikmati bagianmu sendiri.`}
    >
      {brand ? (
        <>
          <section aria-label="Harga tiap seri" className="mt-6">
            <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
              {brand.plans.map(({ slug, name, total }) => (
                <li key={slug} className="card p-4">
                  <h2 className="font-bold">{name}</h2>
                  <p className="mt-1 text-lg font-extrabold">{formatRupiah(total)}</p>
                  <p className="text-sm text-muted">per anggota</p>
                </li>
              ))}
            </ul>
          </section>
          <div className="mt-5">
            <LinkButton to="/seglowup/provider">Pilih seri</LinkButton>
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
