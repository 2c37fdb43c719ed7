import { durationLabel } from '#domain/catalogue/duration-label';
import { TRANSFER_FEE_SEN, atEqualShares } from '#domain/catalogue/reimbursement-amount';
import { formatRupiah, toRupiah, toSen } from '#domain/platform/sen';
import { type HostFlow, variantsOf } from '#domain/catalogue/scheme/host-flows';
import { type PriceListBrand, type PriceListPlan, hostPlans, rulesIn } from '#domain/catalogue/scheme/price-list';
import { Bullets } from '../../../platform/ui/info-page';
import { Mark } from '../../../platform/ui/mark';
import { Steps } from '../../../platform/ui/steps';

/** The steps of one provider, with what its host gets back. */
export function HostFlowCard({ flow, provider }: { flow: HostFlow; provider: PriceListBrand }) {
  const rules = rulesIn({ ...provider, plans: hostPlans(provider) });
  return (
    <article id={flow.slug} aria-labelledby={`${flow.slug}-title`} className="card p-4 sm:p-5">
      <div className="flex items-center gap-3">
        <Mark name={flow.name} color={provider.color} size="sm" />
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
              <Reimbursement
                key={`${priced.slug} ${priced.months}`}
                plan={priced}
                people={provider.hostSeats + provider.regularSeats}
                providerName={provider.name}
              />
            ))}
        </div>
      ))}
    </article>
  );
}

/**
 * The reimbursement line by line. Where the provider's price is not known: the amount if equal shares are debited, with
 * a note that the proof decides (docs/decisions/0016).
 */
function Reimbursement({ plan, people, providerName }: { plan: PriceListPlan; people: number; providerName: string }) {
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
          {providerName} mendebit jumlah lain, kami ganti sesuai bukti: jumlah yang terdebit dikurangi bagianmu dan
          biaya transfer {formatRupiah(fee)}.
        </p>
      )}
    </div>
  );
}
