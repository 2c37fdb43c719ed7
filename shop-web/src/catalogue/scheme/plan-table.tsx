import { durationLabel } from '#domain/catalogue/duration-label';
import { formatRupiah } from '#domain/platform/sen';
import type { PriceListBrand } from '#domain/catalogue/scheme/price-list';
import { PlanBadge } from '../plan-badge';

/** The price of each plan per person. */
export function PlanTable({
  provider,
  normalPrice = {},
}: {
  provider: PriceListBrand;
  normalPrice?: Record<string, number>;
}) {
  return (
    // With letters of twice the size it is wider than a phone, and moves within itself.
    <div className="mt-5 overflow-x-auto">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">Harga {provider.name} per orang</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-2 pr-3 font-semibold">
              Paket
            </th>
            <th scope="col" className="py-2 pr-3 font-semibold">
              {provider.plans.every(({ treatments }) => treatments !== null) ? 'Isi' : 'Durasi'}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              Per orang
            </th>
          </tr>
        </thead>
        <tbody>
          {provider.plans.map(({ slug, months, treatments, name, isHost, isPo, total }) => (
            <tr key={`${slug} ${months}`} className="border-t border-line align-top">
              <th scope="row" className="py-2.5 pr-3 font-semibold">
                {name} <PlanBadge name={name} isHost={isHost} isPo={isPo} />
              </th>
              <td className="py-2.5 pr-3 whitespace-nowrap">{durationLabel(months, treatments)}</td>
              <td className="py-2.5 text-right font-bold whitespace-nowrap">
                {normalPrice[slug] !== undefined && (
                  <span className="block text-xs font-normal text-muted">
                    <span className="sr-only">Harga normal </span>
                    <s>{formatRupiah(normalPrice[slug])}</s>
                  </span>
                )}
                {formatRupiah(total)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
