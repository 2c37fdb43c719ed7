import { clsx } from 'clsx';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { Button } from '../../platform/ui/button';
import { InfoPage, TEXT_LINK } from '../../platform/ui/info-page';
import { EmptyState } from '../../platform/ui/states';
import { mostSimilar } from '../most-similar';
import { ProviderScheme } from './provider-scheme';
import { searchProviders } from './provider-search';
import { SchemeFilters } from './scheme-filters';
import { entryIn, useScheme } from './scheme-store';

/** So few brands are shown unfolded. */
const FEW = 2;

/** Beside each other on a wide screen: what unfolds moves only the brands of its own half. The few stay one below the other. */
function columnsOf<Brand>(brands: readonly Brand[]): readonly (readonly Brand[])[] {
  const half = Math.ceil(brands.length / 2);
  return brands.length <= FEW ? [brands] : [brands.slice(0, half), brands.slice(half)];
}

/** /info/scheme-of-price: every price and its parts, and how sharing works; complete without the API. */
export function SchemePage() {
  const scheme = useScheme();
  const [search, setSearch] = useSearchParams();
  const filter = { keyword: search.get('keyword')?.trim() ?? '', category: search.get('category') ?? '' };
  const found = searchProviders(scheme.brands, filter);
  const isMeant = found.length === 0 && filter.keyword !== '';
  const brands = isMeant ? mostSimilar(filter.keyword, scheme.brands) : found;
  const change = (part: Partial<typeof filter>) =>
    setSearch(
      Object.entries({ ...filter, ...part }).filter(([, value]) => value),
      {
        replace: true,
        preventScrollReset: true,
      },
    );

  return (
    <InfoPage
      wide
      title="Skema harga"
      lead="Harga tiap paket per orang. Kalau harga providernya kami umumkan, hitungannya ikut tertulis. Tidak ada biaya lain."
    >
      <p className="mt-3 max-w-prose text-sm">
        Bagianmu: harga provider (ditambah pajak 11% bila ada) dibagi jumlah anggota, lalu ditambah biaya admin. Semua
        harga sekaligus ada di{' '}
        <Link to={PAGE.schemeProviderList} className={TEXT_LINK}>
          daftar harga ringkas
        </Link>
        .
      </p>
      <SchemeFilters categories={scheme.categories} filter={filter} onChange={change} />
      {brands.length === 0 ? (
        <EmptyState
          drawing="empty-search"
          title="Layanan tidak ditemukan"
          action={
            <Button variant="secondary" onClick={() => change({ keyword: '', category: '' })}>
              Hapus filter
            </Button>
          }
        >
          Coba kata lain atau kategori lain.
        </EmptyState>
      ) : (
        <>
          {isMeant && (
            <p role="status" className="mt-6 font-bold">
              Mungkin maksudmu
            </p>
          )}
          <div
            className={clsx(
              'mt-6 grid grid-cols-1 items-start gap-x-4 gap-y-2',
              brands.length > FEW && 'xl:grid-cols-2',
            )}
          >
            {columnsOf(brands).map((column) => (
              <div key={column[0]!.slug} className="space-y-2">
                {column.map((provider) => (
                  // A boundary each: React hydrates them one after the other, so that the page answers in between.
                  <Suspense key={provider.slug}>
                    <ProviderScheme
                      provider={provider}
                      entry={entryIn(scheme, provider.slug)}
                      isFound={brands.length <= FEW}
                    />
                  </Suspense>
                ))}
              </div>
            ))}
          </div>
        </>
      )}
    </InfoPage>
  );
}
