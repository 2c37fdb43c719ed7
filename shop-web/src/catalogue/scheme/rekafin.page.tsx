import { planPath } from '#contracts/shop-paths';
import { durationLabel } from '#domain/catalogue/duration-label';
import { formatRupiah } from '#domain/platform/sen';
import { Bullets, InfoPage, InfoSection } from '../../platform/ui/info-page';
import { EmptyState } from '../../platform/ui/states';
import { Steps } from '../../platform/ui/steps';
import { RichText } from '../../platform/ui/rich-text';
import { PlanLink } from './plan-link';
import { providerIn, entryIn, useScheme } from './scheme-store';

const SLUG = 'rekafin';

/** /rekafin: the two plans of the bookkeeping subscription beside their normal price. */
export function RekafinPage() {
  const scheme = useScheme();
  const entry = entryIn(scheme, SLUG);
  const provider = providerIn(scheme, SLUG);
  return (
    <InfoPage wide drawing="rekafin" title={entry.title} lead={entry.desc}>
      {provider ? (
        <section aria-label="Paket Rekafin" className="mt-6 grid gap-3 sm:grid-cols-2">
          {provider.plans.map(({ slug, name, months, total }) => {
            const normal = entry.normalPrice?.[slug];
            return (
              <PlanLink
                key={slug}
                to={planPath(SLUG, name)}
                name={`Rekafin ${name}`}
                about={`${durationLabel(months)}, untuk 1 orang, tanpa biaya admin`}
                normal={normal}
                total={total}
              >
                {normal !== undefined && normal > total && (
                  <b className="font-semibold text-accent">Hemat {formatRupiah(normal - total)}</b>
                )}
              </PlanLink>
            );
          })}
        </section>
      ) : (
        <EmptyState title="Rekafin sedang tidak dijual">Pantau terus, ya.</EmptyState>
      )}
      <InfoSection id="cara" title="Cara berlangganan">
        <Steps steps={entry.schemes} />
      </InfoSection>
      <InfoSection id="info" title="Yang perlu kamu tahu">
        <RichText html={entry.additionalInfo} />
        <p>{entry.priceInfo}</p>
        <Bullets items={[...entry.notes, ...entry.termsAndConditions]} />
      </InfoSection>
    </InfoPage>
  );
}
