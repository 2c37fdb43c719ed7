import { providerPath } from '#contracts/shop-paths';
import { durationLabel } from '#domain/catalogue/duration-label';
import { formatRupiah } from '#domain/platform/sen';
import { LinkButton } from '../../platform/ui/button';
import { Bullets, InfoPage, InfoSection } from '../../platform/ui/info-page';
import { EmptyState } from '../../platform/ui/states';
import { Steps } from '../../platform/ui/steps';
import { RichText } from '../../platform/ui/rich-text';
import { providerIn, entryIn, useScheme } from './scheme-store';

const SLUG = 'rekafin';

/** /rekafin: the two plans of the bookkeeping subscription beside their normal price. */
export function RekafinPage() {
  const scheme = useScheme();
  const entry = entryIn(scheme, SLUG);
  const provider = providerIn(scheme, SLUG);
  return (
    <InfoPage wide title={entry.title} lead={entry.desc}>
      {provider ? (
        <>
          <section aria-label="Paket Rekafin" className="mt-6 grid gap-4 sm:grid-cols-2">
            {provider.plans.map(({ slug, name, months, total }) => {
              const normal = entry.normalPrice?.[slug];
              return (
                <article key={slug} className="card flex flex-col gap-1 p-5">
                  <h2 className="text-lg font-bold">Rekafin {name}</h2>
                  <p className="text-sm text-muted">{durationLabel(months)}, untuk 1 orang, tanpa biaya admin</p>
                  {normal !== undefined && (
                    <p className="mt-3 text-sm text-muted">
                      Harga normal <s>{formatRupiah(normal)}</s>
                    </p>
                  )}
                  <p className="text-xl font-bold">{formatRupiah(total)}</p>
                  {normal !== undefined && normal > total && (
                    <p className="text-sm font-semibold text-accent">Hemat {formatRupiah(normal - total)}</p>
                  )}
                </article>
              );
            })}
          </section>
          <div className="mt-5">
            <LinkButton to={providerPath(SLUG)}>Pilih paket dan pesan</LinkButton>
          </div>
        </>
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
