import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { loginPath } from '#contracts/shop-paths';
import { messageOf } from '../../platform/api/api-error';
import { useSession } from '../../platform/session/session';
import { whileBusy } from '../../platform/ui/button';
import { toast } from '../../platform/ui/toast';
import { useWish, wishlistQuery } from './wishlist.queries';

/** The heart of a provider; a visitor signs in first. */
export function WishButton({ providerUid, name }: { providerUid: string; name: string }) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { data = [] } = useQuery({ ...wishlistQuery(), enabled: session !== null });
  const wish = useWish(providerUid);
  const isWished = session !== null && data.some(({ uid }) => uid === providerUid);
  const press = () => {
    if (!session) return void navigate(loginPath(`${pathname}${search}`));
    wish.mutate(!isWished, {
      onSuccess: ({ wished }) =>
        toast('success', wished ? `${name} masuk favoritmu.` : `${name} keluar dari favoritmu.`),
      onError: (error) => toast('error', messageOf(error)),
    });
  };
  return (
    <button
      type="button"
      aria-pressed={isWished}
      aria-label={`Simpan ${name} di favorit`}
      className="grid size-11 shrink-0 place-items-center rounded-full border border-edge bg-surface hover:bg-sunken"
      {...whileBusy(wish.isPending, press)}
    >
      <Heart aria-hidden="true" className={clsx('size-5', isWished ? 'fill-current text-accent' : 'text-muted')} />
    </button>
  );
}
