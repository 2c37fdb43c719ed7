import { ShoppingBag } from 'lucide-react';
import { merchandiseCheckoutPath } from '#contracts/product-paths';
import { LinkButton } from '../../platform/ui/button';
import { useCart } from './cart';

/** At the foot of the merchandise pages while something is in the cart. */
export function CartBar() {
  const items = useCart();
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces === 0) return null;
  return (
    <aside aria-label="Keranjang" className="buy-bar sticky bottom-0 z-20 border-t border-line bg-surface">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3">
        <p className="flex items-center gap-2 text-sm font-semibold sm:text-base">
          <ShoppingBag aria-hidden="true" className="size-5 text-accent" />
          {pieces} barang di keranjang
        </p>
        <LinkButton to={merchandiseCheckoutPath()}>Lanjut pesan</LinkButton>
      </div>
    </aside>
  );
}
