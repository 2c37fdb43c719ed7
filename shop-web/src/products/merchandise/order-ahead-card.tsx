import { useQuery } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { CardRoom, type OrderAheadCard as Ahead, SaysAlone } from '../../identity/session/order-ahead';
import { Ordered } from '../../platform/ui/ordered';
import { ProductPicture } from '../../sales/pictures/product-picture';
import { useCart } from './cart';
import { itemsAt } from './items-at';
import { quoteQuery } from './merchandise.queries';

/** What is in the cart, or the one thing, whose checkout goes on after the sign-in. */
export function OrderAheadCard({ address: { pathname, searchParams }, says }: Ahead) {
  const items = itemsAt(matchPath(PAGE.merchandiseCheckout, pathname)?.params.uid, searchParams, useCart());
  const { data: quote, isLoading } = useQuery(quoteQuery(items, null));
  if (isLoading) return <CardRoom says={says} />;
  const [first, ...others] = quote?.items ?? [];
  if (!quote || !first) return <SaysAlone says={says} />;
  return (
    <Ordered
      picture={<ProductPicture picture={first.picture} decorative className="size-10 rounded-xl" />}
      name={others.length === 0 ? first.name : `${first.name} dan ${others.length} barang lain`}
      price={quote.goods}
    >
      <p>belum termasuk ongkir</p>
      <p className="mt-1">{says}</p>
    </Ordered>
  );
}
