import { durationLabel } from '#domain/catalogue/duration-label';
import { TRANSFER_FEE_SEN } from '#domain/hosts/reimbursement';
import { formatRupiah, toRupiah } from '#domain/money/sen';
import { eligibilityOf } from '#domain/scheme/eligibility';
import { type HostFlow, variantsOf } from '#domain/scheme/host-flows';
import { type PriceListPlan, hostPlans } from '#domain/scheme/price-list';
import { Bullets, Steps } from '../../shared/ui/info-page';
import { Mark } from '../../shared/ui/mark';
import { pricedBrand } from './price-list';

/** The steps of one service, with what its host gets back. */
export function HostFlowCard({ flow }: { flow: HostFlow }) {
  const brand = pricedBrand(flow.slug);
  const rules = eligibilityOf(flow.slug, { asHost: true });
  return (
    <article id={flow.slug} aria-labelledby={`${flow.slug}-title`} className="card p-4 sm:p-5">
      <div className="flex items-center gap-3">
        <Mark name={flow.name} color={brand.color} size="sm" />
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
          {hostPlans(brand)
            .filter(({ slug }) => !plan || slug === plan)
            .map((priced) => (
              <Reimbursement key={`${priced.slug} ${priced.months}`} plan={priced} />
            ))}
        </div>
      ))}
    </article>
  );
}

/** The sum where the provider's price is known, otherwise how it will be worked out. Spec 2 §9, Host reimbursement. */
function Reimbursement({ plan: { name, months, total, debit, reimbursement } }: { plan: PriceListPlan }) {
  const fee = toRupiah(TRANSFER_FEE_SEN);
  const label = `${name}, ${durationLabel(months)}`;
  if (debit === null || reimbursement === null)
    return (
      <p className="mt-3 rounded-xl bg-sunken p-3 text-sm">
        <b>{label}</b>: penggantianmu adalah jumlah yang terdebit di bukti pembelian, dikurangi bagianmu{' '}
        <b>{formatRupiah(total)}</b> dan biaya transfer {formatRupiah(fee)}.
      </p>
    );
  const rows = [
    ['Tagihan provider', formatRupiah(debit)],
    ['Bagianmu', `−${formatRupiah(debit - reimbursement - fee)}`],
    ['Biaya transfer', `−${formatRupiah(fee)}`],
  ];
  return (
    <div className="mt-3 rounded-xl bg-sunken p-3 text-sm">
      <p className="font-semibold">Penggantian {label}</p>
      <dl className="mt-2 space-y-1">
        {rows.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-4">
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-1 font-bold">
          <dt>Kamu terima</dt>
          <dd>{formatRupiah(reimbursement)}</dd>
        </div>
      </dl>
    </div>
  );
}
