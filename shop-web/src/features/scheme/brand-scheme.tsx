import { schemeEntryOf } from '#domain/scheme/entries';
import { eligibilityOf } from '#domain/scheme/eligibility';
import { type PriceListBrand, hostPlans } from '#domain/scheme/price-list';
import type { SchemeEntry } from '#domain/scheme/scheme-entry';
import { formatDate } from '../../shared/format/wib';
import { Accordion } from '../../shared/ui/accordion';
import { LinkButton } from '../../shared/ui/button';
import { Bullets, Steps } from '../../shared/ui/info-page';
import { Mark } from '../../shared/ui/mark';
import { Notice } from '../../shared/ui/notice';
import { PlanTable } from './plan-table';
import { PriceDetails } from './price-details';
import { SharePicture } from './share-picture';
import { TreatmentSeries } from './treatment-series';

/** Everything about one brand: notices, prices, what they are made of, how it goes. Spec 2 §3. */
export function BrandScheme({ brand }: { brand: PriceListBrand }) {
  const entry = schemeEntryOf(brand.slug)!;
  const { slug, name, color, member, notices } = brand;
  return (
    <article id={slug} aria-labelledby={`${slug}-title`} className="card p-4 sm:p-6">
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_260px] lg:gap-8">
        <div>
          <div className="flex items-center gap-3">
            <Mark name={name} color={color} />
            <div className="min-w-0">
              <h2 id={`${slug}-title`} className="text-xl font-bold">
                {name}
              </h2>
              <p className="text-sm text-muted">{member > 1 ? `Grup ${member} orang` : 'Untukmu sendiri'}</p>
            </div>
          </div>
          <p className="mt-4 font-semibold">{entry.title}</p>
          <p className="mt-1 max-w-prose">{entry.desc}</p>
        </div>
        <SharePicture brand={brand} className="mt-4 hidden lg:mt-0 lg:block" />
      </div>
      {(notices.length > 0 || entry.importantNotes) && (
        <div className="mt-4 space-y-2">
          {notices.map(({ effectiveOn, text }) => (
            <Notice key={effectiveOn} tone="warn" title={`Berlaku sejak ${formatDate(effectiveOn)}`}>
              {text} Harga di bawah sudah yang terbaru.
            </Notice>
          ))}
          {entry.importantNotes?.map((text) => (
            <Notice key={text}>{text}</Notice>
          ))}
        </div>
      )}
      <PlanTable brand={brand} normalPrice={entry.normalPrice} />
      {entry.series && <TreatmentSeries series={entry.series} categories={entry.categoryTreatment ?? []} />}
      <PriceDetails brand={brand} priceInfo={entry.priceInfo} />
      <More brand={brand} entry={entry} />
      <LinkButton to={`/provider?slug=${slug}`} variant="secondary" className="mt-5 w-full sm:w-auto">
        Lihat grup {name}
      </LinkButton>
    </article>
  );
}

function More({ brand, entry }: { brand: PriceListBrand; entry: SchemeEntry }) {
  const rules = eligibilityOf(brand.slug, { asHost: hostPlans(brand).length > 0 });
  return (
    <div className="mt-5 border-t border-line">
      <Accordion title="Cara patungan">
        <Steps steps={entry.schemes} />
      </Accordion>
      {rules.length > 0 && (
        <Accordion title="Syarat ikut">
          <Bullets items={rules.map(({ text }) => text)} />
        </Accordion>
      )}
      <Accordion title="Info tambahan">
        <div className="space-y-2">
          {entry.additionalInfo.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="mt-3">
          <Bullets items={entry.notes} />
        </div>
      </Accordion>
      <Accordion title="Syarat dan ketentuan">
        <Bullets items={entry.termsAndConditions} />
      </Accordion>
    </div>
  );
}
