import { durationLabel } from '#domain/catalogue/duration-label';
import { type HostFlow, variantsOf } from '#domain/catalogue/scheme/host-flows';
import { type PriceListBrand, type PriceListPlan, hostPlans, rulesIn } from '#domain/catalogue/scheme/price-list';
import { Bullets } from '../../../platform/ui/info-page';
import { Mark } from '../../../platform/ui/mark';
import { Steps } from '../../../platform/ui/steps';
import { HostCostLines } from './host-cost-lines';

/** The steps of one provider, with what its host gets back. */
export function HostFlowCard({ flow, provider }: { flow: HostFlow; provider: PriceListBrand }) {
  const rules = rulesIn({ ...provider, plans: hostPlans(provider) });
  return (
    <article id={flow.slug} aria-labelledby={`${flow.slug}-title`} className="card p-4 sm:p-5">
      <div className="flex items-center gap-3">
        <Mark name={flow.name} color={provider.color} logo={provider.logo} size="sm" />
        <h3 id={`${flow.slug}-title`} className="text-lg font-bold">
          {flow.name}
        </h3>
      </div>
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
          {hostPlans(provider)
            .filter(({ slug }) => !plan || slug === plan)
            .map((priced) => (
              <Cost key={`${priced.slug} ${priced.months}`} plan={priced} providerName={provider.name} />
            ))}
        </div>
      ))}
    </article>
  );
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
