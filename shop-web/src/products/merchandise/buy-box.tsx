import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { MerchandiseDetail, MerchandiseVariantView } from '#contracts/products/merchandise/merchandise.http';
import { merchandiseCheckoutPath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import { formatRupiah } from '#domain/platform/sen';
import { variantLabel } from '#domain/products/merchandise/cart';
import { Button, LinkButton } from '../../platform/ui/button';
import { BAR_BUTTON, BuyBar } from '../../platform/ui/buy-bar';
import { toast } from '../../platform/ui/toast';
import { addToCart, useCart } from './cart';
import { Quantity } from './quantity';
import { VariantPicker, defaultVariant } from './variant-picker';

const FEW = 5;

/** What of a product is chosen, and how many. */
export function useChoice({ variants }: MerchandiseDetail) {
  const [chosen, setChosen] = useState(() => defaultVariant(variants).uid);
  const [quantity, setQuantity] = useState(1);
  const navigate = useNavigate();
  const variant = variants.find(({ uid }) => uid === chosen) ?? defaultVariant(variants);
  return {
    variant,
    quantity,
    setQuantity,
    choose: (uid: string) => {
      setChosen(uid);
      setQuantity(1);
    },
    buy: () => void navigate(`${merchandiseCheckoutPath(variant.uid)}?quantity=${quantity}`),
  };
}
type Choice = ReturnType<typeof useChoice>;

/** At the foot of a small screen, until something is in the cart, whose own bar stands there then. */
export function ProductBar({ choice: { variant, quantity, buy } }: { choice: Choice }) {
  const hasCart = useCart().length > 0;
  if (hasCart || variant.available === 0) return null;
  return (
    <BuyBar facts={[variantLabel(variant), quantity > 1 && `${quantity} barang`]} price={variant.price * quantity}>
      <Button onClick={buy} className={BAR_BUTTON}>
        Beli sekarang
      </Button>
    </BuyBar>
  );
}

/** Price, variants, stock and the buttons. */
export function BuyBox({ product: { name, variants }, choice }: { product: MerchandiseDetail; choice: Choice }) {
  const { variant, quantity, setQuantity, choose, buy } = choice;
  const hasCart = useCart().length > 0;
  const buttons = useRef<HTMLDivElement>(null);
  const title = [name, variantLabel(variant)].filter(Boolean).join(', ');
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
              <Plus aria-hidden="true" className="size-5" />
              <span>
                <span className="sr-only">Tambah ke </span>Keranjang
              </span>
            </Button>
          </div>
          {/* A small screen has it at its foot. */}
          <Button wide className={clsx('mt-3', !hasCart && 'max-lg:hidden')} onClick={buy}>
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
