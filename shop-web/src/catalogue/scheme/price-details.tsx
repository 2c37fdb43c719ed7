import { clsx } from 'clsx';
import { durationLabel } from '#domain/catalogue/duration-label';
import { formatRupiah } from '#domain/platform/sen';
import { explainLine } from '#domain/catalogue/scheme/price-explanation';
import { type PriceListBrand, type PriceListPlan, hostPlans, regularPlans } from '#domain/catalogue/scheme/price-list';

/** The parts of the prices; host and regular side by side where a provider has both. */
export function PriceDetails({ provider, priceInfo }: { provider: PriceListBrand; priceInfo: string }) {
  const hosts = hostPlans(provider);
  const itemised = provider.plans.some(hasParts);
  const isKnown = provider.plans.every(hasParts);
  return (
    <section aria-label={`Rincian harga ${provider.name}`} className="mt-5">
      <h3 className="font-bold">Rincian harga</h3>
      <p className="mt-1 max-w-prose text-sm text-muted">{priceInfo}</p>
      {!isKnown && (
        <p className="mt-1 max-w-prose text-sm text-muted">
          Rincian belum tersedia untuk {itemised ? 'sebagian paket' : 'paket di sini'}, karena biaya providernya belum
          kami umumkan. Harganya sudah termasuk semua biaya.
        </p>
      )}
      {hosts.length > 0 ? (
        <div className="mt-3 grid grid-cols-1 gap-3 md:grid-cols-2">
          <Column title="Sebagai host" provider={provider} plans={hosts} />
          <Column title="Sebagai reguler" provider={provider} plans={regularPlans(provider)} />
        </div>
      ) : (
        itemised && (
          <div className="mt-3 grid grid-cols-1 gap-3 md:grid-cols-2">
            {provider.plans.map((plan) => (
              <div key={`${plan.slug} ${plan.months}`} className="rounded-xl bg-sunken p-4">
                <PlanLines provider={provider} plan={plan} />
              </div>
            ))}
          </div>
        )
      )}
    </section>
  );
}

/** More than the whole share and the total. docs/rules/prices.md#formula */
const hasParts = ({ informations }: PriceListPlan): boolean => informations.length > 2;

function Column({ title, provider, plans }: { title: string; provider: PriceListBrand; plans: PriceListPlan[] }) {
  return (
    <div className="rounded-xl bg-sunken p-4">
      <h4 className="font-semibold">{title}</h4>
      <div className="mt-2 divide-y divide-line">
        {plans.map((plan) => (
          <div key={`${plan.slug} ${plan.months}`} className="py-3 first:pt-0 last:pb-0">
            <PlanLines provider={provider} plan={plan} />
          </div>
        ))}
      </div>
    </div>
  );
}

function PlanLines({ provider, plan }: { provider: PriceListBrand; plan: PriceListPlan }) {
  return (
    <>
      <p className="text-sm font-semibold">
        {plan.name}, {durationLabel(plan.months, plan.treatments)}
      </p>
      <dl className="mt-2 space-y-2 text-sm">
        {plan.informations.map((line) => (
          <div key={line.title} className={clsx('pair', line.is_total && 'font-bold')}>
            <dt>
              {line.title}
              {line.isHaveTooltip && (
                <span className="block text-xs font-normal text-muted">
                  {explainLine(line, { name: provider.name, isHost: plan.isHost })}
                </span>
              )}
            </dt>
            <dd className="whitespace-nowrap">{formatRupiah(line.value)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
