import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Link, useSearchParams } from 'react-router';
import type { SekeranjangSummary } from '#contracts/products/sekeranjang/sekeranjang.http';
import { sekeranjangPath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import { formatRupiah } from '#domain/platform/sen';
import { Badge } from '../../platform/ui/badge';
import { LinkButton } from '../../platform/ui/button';
import { usePageMeta } from '../../platform/ui/page-head';
import { PagedList, pageIn } from '../../platform/ui/paged-list';
import { EmptyState, SkeletonList } from '../../platform/ui/states';
import { Steps } from '../../platform/ui/steps';
import { ProductPicture } from '../../sales/pictures/product-picture';
import { RaceBar } from './race';
import { sekeranjangsQuery } from './sekeranjang.queries';

const STEPS = [
  ['Pilih barangnya', 'Bayar harga awalnya. Satu orang satu tempat.'],
  ['Ajak yang lain', 'Makin banyak yang ikut, makin murah harganya untuk semua orang.'],
  [
    'Tunggu hasilnya',
    'Target tercapai: kami belikan, selisih harganya jadi kreditmu. Tidak tercapai: uangmu kembali penuh.',
  ],
] as const;

/** Two in a row on a phone, so that prices stand beside one another; four on a wide screen where three would leave one alone. */
const gridOf = (count: number) =>
  clsx('two-up mt-6 gap-3 sm:gap-5', count > 1 && count % 3 === 1 ? 'lg:grid-cols-4' : 'lg:grid-cols-3');

/** /sekeranjang?page= */
export function SekeranjangPage() {
  usePageMeta('Sekeranjang', 'Beli barang bareng-bareng di Sekeranjang: makin banyak yang ikut, makin murah harganya.');
  const [search, setSearch] = useSearchParams();
  const query = useQuery(sekeranjangsQuery(pageIn(search)));
  return (
    <div className="wrap py-8 sm:py-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 max-w-prose">
          <h1 className="text-xl font-bold sm:text-2xl">Sekeranjang</h1>
          <p className="mt-2 text-muted">Beli barang bareng-bareng. Makin banyak yang ikut, makin murah harganya.</p>
        </div>
        <LinkButton variant="secondary" to={PAGE.sekeranjangCreate}>
          Usulkan barang
        </LinkButton>
      </div>
      <PagedList
        query={query}
        label="Halaman Sekeranjang"
        onPage={(page) => setSearch(page > 1 ? { page: String(page) } : {})}
        className={gridOf(query.data?.items.length ?? 0)}
        skeleton={
          <SkeletonList
            label="Memuat Sekeranjang…"
            count={6}
            className={gridOf(6)}
            item="aspect-[3/4] !rounded-[14px]"
          />
        }
        empty={
          <EmptyState
            title="Belum ada barang di Sekeranjang"
            action={<LinkButton to={PAGE.sekeranjangCreate}>Usulkan barang</LinkButton>}
          >
            Jadilah yang pertama mengusulkan.
          </EmptyState>
        }
      >
        {(product) => <ProductCard key={product.sekeranjangUid} product={product} />}
      </PagedList>
      <section aria-labelledby="cara-ikut" className="card mt-10 p-5 sm:p-6">
        <h2 id="cara-ikut" className="mb-4 text-lg font-bold">
          Cara ikut
        </h2>
        <Steps steps={STEPS} className="lg:grid lg:grid-cols-3 lg:gap-6 lg:space-y-0" />
      </section>
    </div>
  );
}

function ProductCard({ product }: { product: SekeranjangSummary }) {
  const { sekeranjangUid, name, picture, price, currentPrice, bestPrice, isAvailable, placesLeft } = product;
  return (
    <li className="card group relative flex flex-col overflow-hidden hover:border-brand">
      <ProductPicture
        picture={picture}
        decorative
        className="w-full transition-transform duration-300 group-hover:scale-[1.03] motion-reduce:transition-none"
      />
      <div className="relative flex flex-1 flex-col bg-surface p-3.5 sm:p-4">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          {/* The link covers the card. */}
          <Link to={sekeranjangPath(sekeranjangUid)} className="font-bold after:absolute after:-inset-full">
            {name}
          </Link>
          {!product.takesOrders && <Badge>{product.state === 'open' ? 'Ditutup' : product.stateLabel}</Badge>}
          {product.takesOrders && placesLeft === 0 && <Badge tone="warn">Penuh</Badge>}
        </div>
        <p className="mt-1">
          <b className="text-lg">{formatRupiah(currentPrice)}</b>{' '}
          {currentPrice < price && <s className="text-sm text-muted">{formatRupiah(price)}</s>}
        </p>
        <p className="text-sm text-muted">
          {isAvailable && bestPrice < currentPrice && `Bisa turun sampai ${formatRupiah(bestPrice)}`}
        </p>
        <RaceBar race={product} className="mt-auto pt-3" />
      </div>
    </li>
  );
}
