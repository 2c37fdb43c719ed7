import { Link, useLocation } from 'react-router';
import type { PriceListBrand } from '#domain/catalogue/scheme/price-list';
import { Mark } from '../../platform/ui/mark';

/** Links to the providers further down; keeps the search. */
export function ProviderPicker({ brands }: { brands: PriceListBrand[] }) {
  const { search } = useLocation();
  return (
    <nav aria-label="Pilih layanan" className="mt-5">
      {/* Three rows that scroll sideways on a phone, so that the first price is not far below. */}
      <ul className="-mx-[16px] grid auto-cols-[10rem] grid-flow-col grid-rows-3 gap-2 overflow-x-auto px-[16px] pb-2 sm:mx-0 sm:grid-flow-row sm:auto-cols-auto sm:grid-cols-3 sm:grid-rows-none sm:overflow-visible sm:px-0 sm:pb-0 md:grid-cols-4 xl:grid-cols-6">
        {brands.map(({ slug, name, color }) => (
          <li key={slug}>
            <Link
              to={{ search, hash: slug }}
              className="flex min-h-12 items-center gap-2 rounded-xl border border-line bg-surface p-1.5 text-sm font-semibold hover:border-brand"
            >
              <Mark name={name} color={color} size="sm" />
              <span className="min-w-0 leading-tight">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
