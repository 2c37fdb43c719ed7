import { useQuery } from '@tanstack/react-query';
import { CardRoom, type OrderAheadCard as Ahead, SaysAlone } from '../../identity/session/order-ahead';
import { Ordered } from '../../platform/ui/ordered';
import { ProductPicture } from '../../sales/pictures/product-picture';
import { seasonsQuery } from './qurban.queries';

/** The animal whose order goes on after the sign-in. */
export function OrderAheadCard({ address, says }: Ahead) {
  const { data: seasons, isLoading } = useQuery(seasonsQuery());
  if (isLoading) return <CardRoom says={says} />;
  const animal = seasons
    ?.flatMap(({ animals }) => animals)
    .find(({ animalUid }) => animalUid === address.searchParams.get('animalUid'));
  if (!animal?.isAvailable) return <SaysAlone says={says} />;
  return (
    <Ordered
      picture={<ProductPicture picture={animal.pictures[0] ?? null} decorative className="size-10 rounded-xl" />}
      name={animal.name}
      price={animal.price}
    >
      <p>{animal.shares > 1 ? 'per bagian' : 'seekor'}</p>
      <p className="mt-1">{says}</p>
    </Ordered>
  );
}
