import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { MerchandiseDetail, MerchandiseVariantView } from '#contracts/products/merchandise/merchandise.http';
import { merchandiseCheckoutPath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import { formatRupiah } from '#domain/platform/sen';
import { variantLabel } from '#domain/products/merchandise/cart';
import { isNotFound } from '../../platform/api/api-error';
import { AsyncBoundary } from '../../platform/ui/async-boundary';
import { Button, LinkButton } from '../../platform/ui/button';
import { Bullets } from '../../platform/ui/info-page';
import { usePageMeta } from '../../platform/ui/page-head';
import { Loading, MissingRecord, Skeleton } from '../../platform/ui/states';
import { BackLink } from '../../platform/ui/titled';
import { toast } from '../../platform/ui/toast';
import { addToCart } from './cart';
import { CartBar } from './cart-bar';
import { Gallery } from '../../sales/pictures/gallery';
import { productQuery } from './merchandise.queries';
import { Quantity } from './quantity';
import { VariantPicker, defaultVariant } from './variant-picker';

const FEW = 5;

/** /merchandise/:slug */
export function ProductPage() {
  const { slug = '' } = useParams();
  return (
    <>
      <div className="wrap py-6 sm:py-8">
        <BackLink to={PAGE.merchandise}>Semua merchandise</BackLink>
        <AsyncBoundary key={slug} skeleton={<ProductSkeleton />} onError={(error) => isNotFound(error) && <NotSold />}>
          <Product slug={slug} />
        </AsyncBoundary>
      </div>
      <CartBar />
    </>
  );
}

function Product({ slug }: { slug: string }) {
  const { data: product } = useSuspenseQuery(productQuery(slug));
  usePageMeta(product.name, product.description);
  return (
    <article className="mt-3 grid gap-6 md:grid-cols-2 lg:gap-12">
      <Gallery pictures={product.pictures} />
      <div>
        <h1 className="text-xl font-bold sm:text-2xl">{product.name}</h1>
        <BuyBox product={product} />
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
  );
}

function BuyBox({ product: { name, variants } }: { product: MerchandiseDetail }) {
  const [chosen, setChosen] = useState(() => defaultVariant(variants).uid);
  const [quantity, setQuantity] = useState(1);
  const navigate = useNavigate();
  const buttons = useRef<HTMLDivElement>(null);
  const variant = variants.find(({ uid }) => uid === chosen) ?? defaultVariant(variants);
  const title = [name, variantLabel(variant)].filter(Boolean).join(', ');
  const choose = (uid: string) => {
    setChosen(uid);
    setQuantity(1);
  };
  const add = () => {
    if (!addToCart(variant.uid, quantity)) return toast('warning', 'Keranjangmu sudah penuh.');
    toast('success', `${title} masuk keranjang.`);
    // The bar of the cart now covers the foot of the window.
    buttons.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <p className="mt-2 text-xl font-bold">{formatRupiah(variant.price)}</p>
      <VariantPicker variants={variants} chosen={variant} onChoose={choose} />
      <p role="status" className="mt-4 min-h-6 text-sm text-muted">
        <StockText variant={variant} />
      </p>
      {variant.available > 0 ? (
        <div ref={buttons}>
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <Quantity value={quantity} available={variant.available} what={title} onChange={setQuantity} />
            <Button className="flex-1" variant="secondary" onClick={add}>
              Tambah ke keranjang
            </Button>
          </div>
          <Button
            wide
            className="mt-3"
            onClick={() => void navigate(`${merchandiseCheckoutPath(variant.uid)}?quantity=${quantity}`)}
          >
            Beli sekarang
          </Button>
        </div>
      ) : (
        <LinkButton wide variant="secondary" to={PAGE.merchandise} className="mt-3">
          Lihat barang lain
        </LinkButton>
      )}
    </>
  );
}

function StockText({ variant: { available } }: { variant: MerchandiseVariantView }) {
  if (available === 0) return <span className="font-semibold text-danger">Sedang habis</span>;
  return available <= FEW ? <span className="font-semibold text-warn">Tinggal {available}</span> : 'Stok tersedia';
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
