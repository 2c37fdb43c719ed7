import { useQuery } from '@tanstack/react-query';
import { CardRoom, type OrderAheadCard as Ahead, SaysAlone } from '../../identity/session/order-ahead';
import { Ordered } from '../../platform/ui/ordered';
import { ProductPicture } from '../../sales/pictures/product-picture';
import { sekeranjangUidIn } from './sekeranjang-uid';
import { sekeranjangQuery } from './sekeranjang.queries';

/** The product whose order goes on after the sign-in. */
export function OrderAheadCard({ address, says }: Ahead) {
  const uid = sekeranjangUidIn(address.searchParams);
  const { data: product, isLoading } = useQuery({ ...sekeranjangQuery(uid), enabled: uid !== '' });
  if (isLoading) return <CardRoom says={says} />;
  if (!product?.takesOrders) return <SaysAlone says={says} />;
  return (
    <Ordered
      picture={<ProductPicture picture={product.picture} decorative className="size-10 rounded-xl" />}
      name={product.name}
      price={product.price}
    >
      <p>dibayar saat memesan</p>
      <p className="mt-1">{says}</p>
    </Ordered>
  );
}
