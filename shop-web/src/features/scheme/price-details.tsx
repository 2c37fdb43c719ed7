import { clsx } from 'clsx';
import { durationLabel } from '#domain/catalogue/duration-label';
import { formatRupiah } from '#domain/money/sen';
import { explainLine } from '#domain/scheme/price-explanation';
import { type PriceListBrand, type PriceListPlan, hostPlans, regularPlans } from '#domain/scheme/price-list';

/** What the prices are made of; host and regular side by side where a brand has both. Spec 2 §3 `informations`. */
export function PriceDetails({ brand, priceInfo }: { brand: PriceListBrand; priceInfo: string }) {
  const hosts = hostPlans(brand);
  const itemised = brand.plans.some(({ informations }) => informations.length > 2);
  return (
    <section aria-label={`Rincian harga ${brand.name}`} className="mt-5">
      <h3 className="font-bold">Rincian harga</h3>
      <p className="mt-1 max-w-prose text-sm text-muted">{priceInfo}</p>
      {hosts.length > 0 ? (
        <div className="mt-3 grid gap-3 md:grid-cols-2">
          <Column title="Sebagai host" brand={brand} plans={hosts} />
          <Column title="Sebagai reguler" brand={brand} plans={regularPlans(brand)} />
        </div>
      ) : (
        itemised && (
          <div className="mt-3 grid gap-3 md:grid-cols-2">
            {brand.plans.map((plan) => (
              <div key={`${plan.slug} ${plan.months}`} className="rounded-xl bg-sunken p-4">
                <PlanLines brand={brand} plan={plan} />
              </div>
            ))}
          </div>
        )
      )}
    </section>
  );
}

function Column({ title, brand, plans }: { title: string; brand: PriceListBrand; plans: PriceListPlan[] }) {
  return (
    <div className="rounded-xl bg-sunken p-4">
      <h4 className="font-semibold">{title}</h4>
      <div className="mt-2 divide-y divide-line">
        {plans.map((plan) => (
          <div key={`${plan.slug} ${plan.months}`} className="py-3 first:pt-0 last:pb-0">
            <PlanLines brand={brand} plan={plan} />
          </div>
        ))}
      </div>
    </div>
  );
}

function PlanLines({ brand, plan }: { brand: PriceListBrand; plan: PriceListPlan }) {
  return (
    <>
      <p className="text-sm font-medium">
        {plan.name}, {durationLabel(plan.months)}
      </p>
      <dl className="mt-2 space-y-2 text-sm">
        {plan.informations.map((line) => (
          <div key={line.title} className={clsx('flex justify-between gap-4', line.is_total && 'font-bold')}>
            <dt>
              {line.title}
              {line.isHaveTooltip && (
                <span className="block text-xs font-normal text-muted">
                  {explainLine(line, { name: brand.name, isHost: plan.isHost })}
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
