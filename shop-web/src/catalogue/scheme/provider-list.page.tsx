import { Link } from 'react-router';
import { schemeOfProviderPath } from '#contracts/shop-paths';
import { durationLabel } from '#domain/catalogue/duration-label';
import { formatRupiah } from '#domain/platform/sen';
import type { PriceListBrand } from '#domain/catalogue/scheme/price-list';
import { InfoPage, InfoSection } from '../../platform/ui/info-page';
import { HashNav } from './hash-nav';
import { useScheme } from './scheme-store';

/** /info/scheme-of-price/provider-list: all providers with all prices at a glance. */
export function SchemeProviderListPage() {
  const { brands, categories } = useScheme();
  return (
    <InfoPage
      wide
      title="Daftar harga ringkas"
      lead={`Semua ${brands.length} layanan dengan harga per orangnya, per kategori. Ketuk nama layanan untuk cara menghitungnya.`}
    >
      <div className="mt-5">
        <HashNav label="Kategori" parts={categories} />
      </div>
      {categories.map(({ slug, name }) => (
        <InfoSection key={slug} id={slug} title={name}>
          <PriceTable category={name} providers={brands.filter(({ category }) => category === slug)} />
        </InfoSection>
      ))}
    </InfoPage>
  );
}

function PriceTable({ category, providers }: { category: string; providers: readonly PriceListBrand[] }) {
  return (
    // With letters of twice the size it is wider than a phone, and moves within itself.
    <div className="overflow-x-auto">
      <table className="card w-full border-separate sm:table-fixed [border-spacing:0] text-left text-sm">
        <caption className="sr-only">Harga layanan {category} per orang</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="px-3 py-2.5 max-[359px]:px-1.5 font-semibold sm:px-4">
              Layanan
            </th>
            <th scope="col" className="px-3 py-2.5 max-[359px]:px-1.5 font-semibold sm:px-4">
              Paket
            </th>
            <th scope="col" className="px-3 py-2.5 max-[359px]:px-1.5 text-right font-semibold sm:px-4">
              Per orang
            </th>
          </tr>
        </thead>
        {providers.map((provider) => (
          <tbody key={provider.slug}>
            {provider.plans.map((plan, index) => (
              <tr key={`${plan.slug} ${plan.months}`} className="align-top">
                {index === 0 && (
                  <th
                    scope="rowgroup"
                    rowSpan={provider.plans.length}
                    className="border-t border-line px-3 py-2.5 max-[359px]:px-1.5 font-semibold sm:px-4"
                  >
                    <Link
                      to={schemeOfProviderPath(provider.slug)}
                      className="inline-block min-h-6 text-accent underline underline-offset-2"
                    >
                      {provider.name}
                    </Link>
                  </th>
                )}
                <td className="border-t border-line px-3 py-2.5 max-[359px]:px-1.5 sm:px-4">
                  {plan.name}
                  <span className="block text-xs text-muted">
                    {durationLabel(plan.months, plan.treatments)}
                    {plan.isPo && ', pre-order'}
                  </span>
                </td>
                <td className="border-t border-line px-3 py-2.5 max-[359px]:px-1.5 text-right font-bold whitespace-nowrap sm:px-4">
                  {formatRupiah(plan.total)}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
