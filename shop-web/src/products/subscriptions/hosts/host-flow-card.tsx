import { Fragment, type ReactNode } from 'react';
import { planPath } from '#contracts/shop-paths';
import { durationLabel } from '#domain/catalogue/duration-label';
import { type HostFlow, variantsOf } from '#domain/catalogue/scheme/host-flows';
import { type PriceListBrand, type PriceListPlan, hostPlans, rulesIn } from '#domain/catalogue/scheme/price-list';
import { FoldedBrand } from '../../../catalogue/scheme/folded-brand';
import { PeriodPrice } from '../../../catalogue/scheme/period-price';
import { formatRupiah } from '#domain/platform/sen';
import { LinkButton } from '../../../platform/ui/button';
import { Bullets } from '../../../platform/ui/info-page';
import { Steps } from '../../../platform/ui/steps';
import { HostCostLines } from './host-cost-lines';

/** The steps of one provider, with what its host gets back, folded below what a host bears at least. */
export function HostFlowCard({ flow, provider }: { flow: HostFlow; provider: PriceListBrand }) {
  const plans = hostPlans(provider);
  const rules = rulesIn({ ...provider, plans });
  const [first] = byCost(plans);
  return (
    <FoldedBrand brand={{ ...provider, ...flow }} level="h3" facts={leastCost(plans)}>
      {rules.length > 0 && (
        <div className="mt-4 text-sm">
          <p className="mb-1 font-semibold">Syarat</p>
          <Bullets items={rules.map(({ text }) => text)} />
        </div>
      )}
      {variantsOf(flow).map(({ title, plan, steps }) => (
        <div key={title ?? flow.slug} className="mt-4">
          {title && <h4 className="mb-2 font-bold">{title}</h4>}
          <div className="text-sm">
            <Steps steps={steps} />
          </div>
          {plans
            .filter(({ slug }) => !plan || slug === plan)
            .map((priced) => (
              <Cost key={`${priced.slug} ${priced.months}`} plan={priced} providerName={provider.name} />
            ))}
        </div>
      ))}
      {first && (
        <LinkButton to={planPath(provider.slug, first.name)} className="mt-4">
          Jadi host {provider.name}
        </LinkButton>
      )}
    </FoldedBrand>
  );
}

/** The plans of which it is known what they cost a host, the one that costs least first. */
const byCost = (plans: readonly PriceListPlan[]) =>
  plans
    .flatMap(({ hostCost, months, name }) => (hostCost ? [{ ...hostCost, months, name }] : []))
    .toSorted((a, b) => a.borne - b.borne);

/** 'Kamu tanggung mulai Rp47.250/bulan', 'diganti Rp138.750': of the plan that costs a host the least. */
function leastCost(plans: readonly PriceListPlan[]): ReactNode[] {
  const priced = byCost(plans);
  const [least] = priced;
  if (!least) return [];
  return [
    <Fragment key="borne">
      Kamu tanggung {priced.length > 1 && 'mulai '}
      <PeriodPrice amount={least.borne} months={least.months} />
    </Fragment>,
    `diganti ${formatRupiah(least.reimbursement)}`,
  ];
}

/** docs/decisions/0016 */
function Cost({ plan: { name, months, hostCost }, providerName }: { plan: PriceListPlan; providerName: string }) {
  if (!hostCost) return null;
  return (
    <div className="mt-3 rounded-xl bg-sunken p-3 text-sm">
      <p className="font-semibold">
        Hitungan {name}, {durationLabel(months)}
      </p>
      <HostCostLines cost={hostCost} providerName={providerName} />
    </div>
  );
}
