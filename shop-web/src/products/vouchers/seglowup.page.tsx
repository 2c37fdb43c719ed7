import { seriesChoicePath } from '#contracts/shop-paths';
import { RichText } from '../../platform/ui/rich-text';
import { providerIn, entryIn, useScheme } from '../../catalogue/scheme/scheme-store';
import { PlanLink } from '../../catalogue/scheme/plan-link';
import { TreatmentSeries } from '../../catalogue/scheme/treatment-series';
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
      drawing="seglowup"
      title="Seglowup: perawatan Zap, patungan berempat"
      lead={`${entry.desc} Pilih serinya, kumpul berempat, lalu nikmati bagianmu sendiri.`}
    >
      {provider ? (
        <section aria-label="Harga tiap seri" className="mt-6">
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
            {provider.plans.map(({ slug, name, total }) => (
              <li key={slug}>
                <PlanLink to={seriesChoicePath(name)} name={name} total={total}>
                  per anggota
                </PlanLink>
              </li>
            ))}
          </ul>
        </section>
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
