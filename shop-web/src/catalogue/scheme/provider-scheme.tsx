import { useState } from 'react';
import { providerQueryPath } from '#contracts/shop-paths';
import { groupSizeOf } from '#domain/catalogue/plan-family';
import { plansToJoin, startingPlan } from '#domain/catalogue/starting-price';
import { HOST_FLOWS, type HostFlow, variantsOf } from '#domain/catalogue/scheme/host-flows';
import { type PriceListBrand, hostPlans, rulesIn } from '#domain/catalogue/scheme/price-list';
import type { SchemeEntry } from '#domain/catalogue/scheme/scheme-entry';
import { Accordion } from '../../platform/ui/accordion';
import { LinkButton } from '../../platform/ui/button';
import { Bullets } from '../../platform/ui/info-page';
import { Notice } from '../../platform/ui/notice';
import { Steps } from '../../platform/ui/steps';
import { formatDate } from '../../platform/wib';
import { FoldedBrand } from './folded-brand';
import { PeriodPrice } from './period-price';
import { PlanTable } from './plan-table';
import { PriceDetails } from './price-details';
import { RichText } from '../../platform/ui/rich-text';
import { SharePicture } from './share-picture';
import { StepsPicture } from './steps-picture';
import { TreatmentSeries } from './treatment-series';

/**
 * Everything about one provider, folded below its name and lowest price: notices, prices and their parts, and how sharing works.
 * @param isFound it is one of the few that were looked for
 */
export function ProviderScheme({
  provider,
  entry,
  isFound,
}: {
  provider: PriceListBrand;
  entry: SchemeEntry;
  isFound: boolean;
}) {
  const { slug, name } = provider;
  const size = groupSizeOf(provider);
  // Its drawing says nothing that the text does not, and the page has 43 of them: it is made once it is opened.
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <FoldedBrand
      brand={provider}
      facts={[size > 1 ? `Grup ${size} orang` : 'Untukmu sendiri', <Price key="price" of={provider} />]}
      isFound={isFound}
      onToggle={() => setWasOpen(true)}
    >
      {wasOpen && <SharePicture provider={provider} className="float-right ml-2 max-lg:hidden" />}
      <p className="font-semibold">{entry.title}</p>
      <p className="mt-1 max-w-prose">{entry.desc}</p>
      <Notices provider={provider} entry={entry} />
      <PlanTable provider={provider} normalPrice={entry.normalPrice} />
      {entry.series && <TreatmentSeries series={entry.series} categories={entry.categoryTreatment ?? []} />}
      <PriceDetails provider={provider} priceInfo={entry.priceInfo} />
      <More provider={provider} entry={entry} />
      <LinkButton to={providerQueryPath(slug)} variant="secondary" className="mt-5 w-full sm:w-auto">
        Lihat grup {name}
      </LinkButton>
    </FoldedBrand>
  );
}

/** 'mulai Rp54.000/bulan', of a member where it has plans for members. */
function Price({ of: { plans } }: { of: PriceListBrand }) {
  const priced = plans.map((plan) => ({ ...plan, grandTotal: plan.total }));
  const { total, months, treatments } = startingPlan(priced)!;
  return (
    <>
      {plansToJoin(priced).length > 1 && 'mulai '}
      <PeriodPrice amount={total} months={months} treatments={treatments} />
    </>
  );
}

function Notices({
  provider: { notices },
  entry: { importantNotes = [] },
}: {
  provider: PriceListBrand;
  entry: SchemeEntry;
}) {
  if (notices.length + importantNotes.length === 0) return null;
  return (
    <div className="mt-4 space-y-2">
      {notices.map(({ effectiveOn, text }) => (
        <Notice key={effectiveOn} tone="warn" title={`Mulai ${formatDate(effectiveOn)}`}>
          {text} Harga di bawah adalah harga yang berlaku sekarang.
        </Notice>
      ))}
      {importantNotes.map((text) => (
        <Notice key={text}>{text}</Notice>
      ))}
    </div>
  );
}

function More({ provider, entry }: { provider: PriceListBrand; entry: SchemeEntry }) {
  const rules = rulesIn(provider);
  const hostFlow = HOST_FLOWS.find(({ slug }) => slug === provider.slug);
  return (
    <div className="mt-5 border-t border-line">
      <Accordion title="Cara patungan">
        <Steps steps={entry.schemes} />
        <StepsPicture entry={entry} />
      </Accordion>
      {hostPlans(provider).length > 0 && hostFlow && <HostSteps flow={hostFlow} />}
      {rules.length > 0 && (
        <Accordion title="Syarat ikut">
          <Bullets items={rules.map(({ text }) => text)} />
        </Accordion>
      )}
      <Accordion title="Info tambahan">
        <RichText html={entry.additionalInfo} />
        <Bullets items={entry.notes} className="mt-3" />
      </Accordion>
      <Accordion title="Syarat dan ketentuan">
        <Bullets items={entry.termsAndConditions} />
      </Accordion>
    </div>
  );
}

const HostSteps = ({ flow }: { flow: HostFlow }) => (
  <Accordion title="Langkah host">
    {variantsOf(flow).map(({ title, steps }) => (
      <div key={title ?? flow.slug} className="not-first:mt-5">
        {title && <h4 className="mb-2 font-bold">{title}</h4>}
        {/* A plain list: the page has many entries, and each element counts. */}
        <ol className="list-decimal space-y-1.5 pl-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    ))}
  </Accordion>
);
