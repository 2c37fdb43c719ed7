import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { MerchandiseSummary } from '#contracts/products/merchandise/merchandise.http';
import { merchandisePath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import { formatRupiah } from '#domain/platform/sen';
import { Badge } from '../../platform/ui/badge';
import { LinkButton } from '../../platform/ui/button';
import { TEXT_LINK } from '../../platform/ui/info-page';
import { usePageMeta } from '../../platform/ui/page-head';
import { PagedList, pageIn } from '../../platform/ui/paged-list';
import { EmptyState, SkeletonList } from '../../platform/ui/states';
import { CartBar } from './cart-bar';
import { productsQuery } from './merchandise.queries';
import { ProductPicture } from '../../sales/pictures/product-picture';

/** Five in a row where four would leave one alone. */
const gridOf = (count: number) =>
  clsx('two-up mt-6 gap-3 sm:gap-5 md:grid-cols-3', count % 4 === 1 ? 'xl:grid-cols-5' : 'xl:grid-cols-4');

/** /merchandise?page= */
export function CataloguePage() {
  usePageMeta('Merchandise', 'Kaus, tas, mug, dan stiker Patungan. Dikirim ke seluruh Indonesia atau ambil sendiri.');
  const [search, setSearch] = useSearchParams();
  const query = useQuery(productsQuery(pageIn(search), ''));
  return (
    <>
      <div className="wrap py-8 sm:py-10">
        <h1 className="text-xl font-bold sm:text-2xl">Merchandise Patungan</h1>
        <p className="mt-2 max-w-prose text-muted">
          Barang yang bisa kamu pakai bareng-bareng. Ukuran, pengiriman, dan pengembalian ada di{' '}
          <Link to={PAGE.merchandiseSupport} className={TEXT_LINK}>
            panduan merchandise
          </Link>
          .
        </p>
        <PagedList
          query={query}
          label="Halaman merchandise"
          onPage={(page) => setSearch(page > 1 ? { page: String(page) } : {})}
          className={gridOf(query.data?.items.length ?? 0)}
          skeleton={
            <SkeletonList
              label="Memuat merchandise…"
              count={8}
              className={gridOf(8)}
              item="aspect-[3/4] !rounded-[14px]"
            />
          }
          empty={
            <EmptyState title="Belum ada merchandise" action={<LinkButton to={PAGE.home}>Ke beranda</LinkButton>}>
              Barang baru akan muncul di sini.
            </EmptyState>
          }
        >
          {(product) => <ProductCard key={product.uid} product={product} />}
        </PagedList>
      </div>
      <CartBar />
    </>
  );
}

function ProductCard({
  product: { slug, name, picture, priceFrom, priceTo, colours, soldOut },
}: {
  product: MerchandiseSummary;
}) {
  return (
    <li className="card group relative overflow-hidden hover:border-brand">
      <ProductPicture
        picture={picture}
        decorative
        className="w-full transition-transform duration-300 group-hover:scale-[1.03] motion-reduce:transition-none"
      />
      <div className="relative bg-surface p-3.5 sm:p-4">
        {/* The link covers the card. */}
        <Link to={merchandisePath(slug)} className="font-bold after:absolute after:-inset-full">
          {name}
        </Link>
        <p className="mt-0.5">
          {priceFrom < priceTo && <span className="text-sm text-muted">mulai </span>}
          <b>{formatRupiah(priceFrom)}</b>
        </p>
        <p className="mt-1 flex flex-wrap empty:hidden gap-x-2 text-sm text-muted">
          {soldOut ? <Badge>Habis</Badge> : colours.length > 1 && `${colours.length} warna`}
        </p>
      </div>
    </li>
  );
}
