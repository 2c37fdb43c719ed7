import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { QuoteView } from '#contracts/products/merchandise/merchandise.http';
import { merchandisePath } from '#contracts/product-paths';
import { formatRupiah } from '#domain/platform/sen';
import { ProductPicture } from '../../sales/pictures/product-picture';
import { Quantity } from './quantity';

/** The things of a cart with their pieces. */
export function CartLines({
  quote,
  canRemove,
  onChange,
}: {
  quote: QuoteView;
  canRemove: boolean;
  onChange: (variantUid: string, quantity: number) => void;
}) {
  return (
    <ul className="mt-2 divide-y divide-line">
      {quote.items.map(({ variantUid, slug, name, variant, picture, price, quantity, available }) => {
        const title = [name, variant].filter(Boolean).join(', ');
        return (
          <li key={variantUid} className="flex gap-3 py-4 first:pt-2 last:pb-0 sm:gap-4">
            <ProductPicture picture={picture} decorative className="size-18 shrink-0 rounded-xl sm:size-22" />
            <div className="min-w-0 flex-1">
              <Link to={merchandisePath(slug)} className="font-semibold hover:underline">
                {name}
              </Link>
              {variant && <p className="text-sm text-muted">{variant}</p>}
              <p className="font-semibold">{formatRupiah(price)}</p>
              {quantity > available && (
                <p role="alert" className="text-sm font-semibold text-danger">
                  {available > 0 ? `Tinggal ${available}, kurangi jumlahnya` : 'Sudah habis'}
                </p>
              )}
              <div className="mt-2 flex items-center gap-2">
                <Quantity
                  value={quantity}
                  available={available}
                  what={title}
                  onChange={(next) => onChange(variantUid, next)}
                />
                {canRemove && (
                  <button
                    type="button"
                    onClick={() => onChange(variantUid, 0)}
                    aria-label={`Hapus ${title} dari keranjang`}
                    className="grid size-11 place-items-center rounded-xl text-muted hover:bg-sunken hover:text-danger"
                  >
                    <Trash2 aria-hidden="true" className="size-5" />
                  </button>
                )}
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
