import { Link, useSearchParams } from 'react-router';
import { Button } from '../../shared/ui/button';
import { InfoPage, TEXT_LINK } from '../../shared/ui/info-page';
import { EmptyState } from '../../shared/ui/states';
import { BrandPicker } from './brand-picker';
import { BrandScheme } from './brand-scheme';
import { searchBrands } from './brand-search';
import { SchemeFilters } from './scheme-filters';
import { entryIn, useScheme } from './scheme-store';

/** /info/scheme-of-price: every price, where it comes from and how sharing goes; complete without the API. Spec 2 §2. */
export function SchemePage() {
  const scheme = useScheme();
  const [search, setSearch] = useSearchParams();
  const filter = { keyword: search.get('keyword')?.trim() ?? '', category: search.get('category') ?? '' };
  const brands = searchBrands(scheme.brands, filter);
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
      lead="Harga setiap paket per orang, rincian hitungannya, dan cara patungannya. Tidak ada biaya lain di luar yang tertulis di sini."
    >
      <p className="mt-3 max-w-prose text-sm">
        Bagianmu dihitung dari harga provider (ditambah pajak 11% bila ada) dibagi jumlah anggota, lalu ditambah biaya
        admin. Mau lihat semua harga sekaligus? Buka{' '}
        <Link to="/info/scheme-of-price/provider-list" className={TEXT_LINK}>
          daftar harga ringkas
        </Link>
        .
      </p>
      <SchemeFilters categories={scheme.categories} filter={filter} onChange={change} />
      {brands.length === 0 ? (
        <EmptyState
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
          <BrandPicker brands={brands} />
          <div className="mt-8 space-y-6">
            {brands.map((brand) => (
              <BrandScheme key={brand.slug} brand={brand} entry={entryIn(scheme, brand.slug)} />
            ))}
          </div>
        </>
      )}
    </InfoPage>
  );
}
