import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { isNotFound } from '../../platform/api/api-error';
import { AsyncBoundary } from '../../platform/ui/async-boundary';
import { LinkButton } from '../../platform/ui/button';
import { Bullets } from '../../platform/ui/info-page';
import { usePageMeta } from '../../platform/ui/page-head';
import { Loading, MissingRecord, Skeleton } from '../../platform/ui/states';
import { BackLink } from '../../platform/ui/titled';
import { BuyBox, ProductBar, useChoice } from './buy-box';
import { CartBar } from './cart-bar';
import { Gallery } from '../../sales/pictures/gallery';
import { productQuery } from './merchandise.queries';

/** /merchandise/:slug */
export function ProductPage() {
  const { slug = '' } = useParams();
  return (
    <AsyncBoundary
      key={slug}
      skeleton={
        <Frame>
          <ProductSkeleton />
        </Frame>
      }
      onError={(error) =>
        isNotFound(error) && (
          <Frame>
            <NotSold />
          </Frame>
        )
      }
    >
      <Product slug={slug} />
    </AsyncBoundary>
  );
}

/** The bar of the cart at its end, while something is in it. */
const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <div className="wrap py-6 sm:py-8">
      <BackLink to={PAGE.merchandise}>Semua merchandise</BackLink>
      {children}
    </div>
    <CartBar />
  </>
);

function Product({ slug }: { slug: string }) {
  const { data: product } = useSuspenseQuery(productQuery(slug));
  usePageMeta(product.name, product.description);
  const choice = useChoice(product);
  return (
    <>
      <Frame>
        <article className="mt-3 grid gap-6 md:grid-cols-2 lg:gap-12">
          <Gallery pictures={product.pictures} />
          <div>
            <h1 className="text-xl font-bold sm:text-2xl">{product.name}</h1>
            <BuyBox product={product} choice={choice} />
            <p className="mt-8 border-t border-line pt-6 whitespace-pre-line">{product.description}</p>
            {product.details.length > 0 && (
              <section aria-labelledby="rincian" className="mt-6 space-y-3">
                <h2 id="rincian" className="text-lg font-bold">
                  Rincian
                </h2>
                <Bullets items={product.details} />
              </section>
            )}
          </div>
        </article>
      </Frame>
      <ProductBar choice={choice} />
    </>
  );
}

const NotSold = () => (
  <MissingRecord
    title="Barang ini tidak dijual"
    action={<LinkButton to={PAGE.merchandise}>Lihat merchandise</LinkButton>}
  >
    Mungkin tautannya salah, atau barangnya sudah tidak kami jual.
  </MissingRecord>
);

const ProductSkeleton = () => (
  <Loading label="Memuat barang…">
    <div className="mt-3 grid gap-6 md:grid-cols-2 lg:gap-12">
      <Skeleton className="aspect-square !rounded-2xl" />
      <div className="space-y-4">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-8 w-36" />
        <Skeleton className="h-12" />
        <Skeleton className="h-32" />
      </div>
    </div>
  </Loading>
);
