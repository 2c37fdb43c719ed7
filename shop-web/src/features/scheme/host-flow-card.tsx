import { durationLabel } from '#domain/catalogue/duration-label';
import { TRANSFER_FEE_SEN, atEqualShares } from '#domain/hosts/reimbursement';
import { formatRupiah, toRupiah, toSen } from '#domain/money/sen';
import { type HostFlow, variantsOf } from '#domain/scheme/host-flows';
import { type PriceListBrand, type PriceListPlan, hostPlans, rulesIn } from '#domain/scheme/price-list';
import { Bullets } from '../../shared/ui/info-page';
import { Steps } from '../../shared/ui/steps';
import { Mark } from '../../shared/ui/mark';

/** The steps of one service, with what its host gets back. */
export function HostFlowCard({ flow, brand }: { flow: HostFlow; brand: PriceListBrand }) {
  const rules = rulesIn({ ...brand, plans: hostPlans(brand) });
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
              <Reimbursement
                key={`${priced.slug} ${priced.months}`}
                plan={priced}
                people={brand.hostSeats + brand.regularSeats}
                provider={brand.name}
              />
            ))}
        </div>
      ))}
    </article>
  );
}

/**
 * The sum, line by line. Where the provider's price is not stated: what comes back if it debits the equal shares, with
 * the word that the proof decides. Spec 2 §9, Host reimbursement; decision 0016.
 */
function Reimbursement({ plan, people, provider }: { plan: PriceListPlan; people: number; provider: string }) {
  const { name, months, total } = plan;
  const fee = toRupiah(TRANSFER_FEE_SEN);
  const isStated = plan.debit !== null && plan.reimbursement !== null;
  const shares = atEqualShares(toSen(total), people);
  const debit = isStated ? plan.debit! : toRupiah(shares.debit);
  const amount = isStated ? plan.reimbursement! : toRupiah(shares.amount);
  const rows = [
    [isStated ? 'Tagihan provider' : `Tagihan provider (${people} × ${formatRupiah(total)})`, formatRupiah(debit)],
    ['Bagianmu', `−${formatRupiah(debit - amount - fee)}`],
    ['Biaya transfer', `−${formatRupiah(fee)}`],
  ];
  return (
    <div className="mt-3 rounded-xl bg-sunken p-3 text-sm">
      <p className="font-semibold">
        Penggantian {name}, {durationLabel(months)}
      </p>
      <dl className="mt-2 space-y-1">
        {rows.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-4">
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-1 font-bold">
          <dt>Kamu terima</dt>
          <dd>{formatRupiah(amount)}</dd>
        </div>
      </dl>
      {!isStated && (
        <p className="mt-2 text-muted">
          Host tidak membayar biaya admin, jadi bagianmu {formatRupiah(total)} adalah seper-{people} tagihan. Kalau{' '}
          {provider} mendebit jumlah lain, kami ganti sesuai bukti: jumlah yang terdebit dikurangi bagianmu dan biaya
          transfer {formatRupiah(fee)}.
        </p>
      )}
    </div>
  );
}
