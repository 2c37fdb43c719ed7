import { schemeEntryOf } from '#domain/scheme/entries';
import { type PriceListBrand, rulesIn } from '#domain/scheme/price-list';
import type { SchemeEntry } from '#domain/scheme/scheme-entry';
import { formatDate } from '../../shared/format/wib';
import { Accordion } from '../../shared/ui/accordion';
import { LinkButton } from '../../shared/ui/button';
import { Bullets } from '../../shared/ui/info-page';
import { Steps } from '../../shared/ui/steps';
import { Mark } from '../../shared/ui/mark';
import { Notice } from '../../shared/ui/notice';
import { PlanTable } from './plan-table';
import { PriceDetails } from './price-details';
import { RichText } from './rich-text';
import { SharePicture } from './share-picture';
import { StepsPicture } from './steps-picture';
import { TreatmentSeries } from './treatment-series';

/** Everything about one brand: notices, prices, what they are made of, how it goes. Spec 2 §3. */
export function BrandScheme({ brand, entry }: { brand: PriceListBrand; entry: SchemeEntry }) {
  const { slug, name, member, notices } = brand;
  return (
    <article id={slug} aria-labelledby={`${slug}-title`} className="card p-4 sm:p-6">
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_260px] lg:gap-8">
        <div>
          <div className="flex items-center gap-3">
            <BrandMark brand={brand} entry={entry} />
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
      {(notices.length > 0 || Boolean(entry.importantNotes?.length)) && (
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

/** The drawn mark; a brand that an admin has added has none yet. */
function BrandMark({ brand: { slug, name, color }, entry }: { brand: PriceListBrand; entry: SchemeEntry }) {
  if (!schemeEntryOf(slug)) return <Mark name={name} color={color} />;
  return <img src={entry.img} alt="" width="48" height="48" loading="lazy" className="size-12 shrink-0 rounded-xl" />;
}

function More({ brand, entry }: { brand: PriceListBrand; entry: SchemeEntry }) {
  const rules = rulesIn(brand);
  return (
    <div className="mt-5 border-t border-line">
      <Accordion title="Cara patungan">
        <Steps steps={entry.schemes} />
        <StepsPicture entry={entry} />
      </Accordion>
      {rules.length > 0 && (
        <Accordion title="Syarat ikut">
          <Bullets items={rules.map(({ text }) => text)} />
        </Accordion>
      )}
      <Accordion title="Info tambahan">
        <RichText html={entry.additionalInfo} />
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
