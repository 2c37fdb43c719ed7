import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PAGE, providerPath } from '#contracts/shop-paths';
import { formatRupiah } from '#domain/platform/sen';
import { AsyncBoundary } from '../../platform/ui/async-boundary';
import { LinkButton } from '../../platform/ui/button';
import { Mark } from '../../platform/ui/mark';
import { usePageTitle } from '../../platform/ui/page-head';
import { EmptyState, SkeletonList } from '../../platform/ui/states';
import { WishButton } from './wish-button';
import { wishlistQuery } from './wishlist.queries';

/** /user/wishlist */
export function WishlistPage() {
  usePageTitle('Favorit');
  return (
    <>
      <h1 className="text-xl font-bold">Favorit</h1>
      <AsyncBoundary skeleton={<SkeletonList count={3} item="h-20 !rounded-[14px]" />}>
        <Wishes />
      </AsyncBoundary>
    </>
  );
}

function Wishes() {
  const { data } = useSuspenseQuery(wishlistQuery());
  if (data.length === 0)
    return (
      <EmptyState title="Belum ada favorit" action={<LinkButton to={PAGE.providers}>Lihat layanan</LinkButton>}>
        Ketuk hati di halaman layanan untuk menyimpannya di sini.
      </EmptyState>
    );
  return (
    <ul className="mt-4 space-y-3">
      {data.map(({ uid, slug, name, color, logo, tagline, startingPrice }) => (
        <li key={uid} className="card flex items-center gap-4 p-4">
          <Mark name={name} color={color} logo={logo} />
          <div className="min-w-0 flex-1">
            <Link to={providerPath(slug)} className="font-bold hover:underline">
              {name}
            </Link>
            <p className="line-clamp-2 text-sm text-muted">{tagline}</p>
            <p className="text-sm font-semibold">Mulai {formatRupiah(startingPrice)}</p>
          </div>
          <WishButton providerUid={uid} name={name} />
        </li>
      ))}
    </ul>
  );
}
