import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { formatPhone } from '#domain/platform/phone';
import { useSession } from '../../platform/session/session';
import { LinkButton } from '../../platform/ui/button';
import { usePageTitle } from '../../platform/ui/page-head';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../platform/ui/states';
import { BackLink, TitledCard } from '../../platform/ui/titled';
import { profileQuery } from '../../identity/profile/profile.query';
import { addressesQuery } from '../../sales/addresses/addresses.queries';
import { Delivery, chosenOption } from '../../sales/shipping/delivery';
import { type CartItem, clearCart, setQuantity, useCart } from './cart';
import { CartLines } from './cart-lines';
import { CheckoutForm } from './checkout-form';
import { itemsAt } from './items-at';
import { quoteQuery } from './merchandise.queries';

/** /merchandise/checkout/:uid? : of the cart, or of one variant (`?quantity=`) alone. */
export function CheckoutPage() {
  usePageTitle('Pesan merchandise');
  const { uid } = useParams();
  const cart = useCart();
  const [search, setSearch] = useSearchParams();
  const items = itemsAt(uid, search, cart);
  const change = (variantUid: string, next: number) =>
    uid ? setSearch({ quantity: String(Math.max(1, next)) }, { replace: true }) : setQuantity(variantUid, next);
  return (
    <div className="wrap py-6 sm:py-10">
      <BackLink to={PAGE.merchandise}>Lanjut belanja</BackLink>
      <h1 className="mt-1 text-xl font-bold sm:text-2xl">Pesan merchandise</h1>
      {items.length === 0 ? (
        <EmptyState
          drawing="empty-cart"
          title="Keranjangmu masih kosong"
          action={<LinkButton to={PAGE.merchandise}>Lihat merchandise</LinkButton>}
        >
          Pilih barang dulu, lalu kembali ke sini.
        </EmptyState>
      ) : (
        <Checkout items={items} canRemove={!uid} onChange={change} onPlaced={() => !uid && clearCart()} />
      )}
    </div>
  );
}

function Checkout({
  items,
  canRemove,
  onChange,
  onPlaced,
}: {
  items: readonly CartItem[];
  canRemove: boolean;
  onChange: (variantUid: string, quantity: number) => void;
  onPlaced: () => void;
}) {
  const session = useSession();
  const addresses = useQuery(addressesQuery());
  const profile = useQuery({ ...profileQuery(), enabled: Boolean(session) });
  const [picked, setPicked] = useState<string | null>(null);
  const addressUid = (addresses.data?.find(({ uid }) => uid === picked) ?? addresses.data?.[0])?.uid ?? null;
  const quote = useQuery({ ...quoteQuery(items, addressUid), enabled: addresses.isSuccess });
  const [zone, setZone] = useState<string | null>(null);

  const failed = addresses.error ?? quote.error;
  if (failed)
    return <ErrorState error={failed} onRetry={() => void Promise.all([addresses.refetch(), quote.refetch()])} />;
  if (!quote.data || !addresses.data || profile.isLoading) return <CheckoutSkeleton />;
  if (quote.data.items.length === 0)
    return (
      <EmptyState
        title="Barang ini sudah tidak dijual"
        action={<LinkButton to={PAGE.merchandise}>Lihat merchandise</LinkButton>}
      />
    );
  const { shipping } = quote.data;
  const option = chosenOption(shipping, zone);
  const contact = {
    name: profile.data?.name ?? session?.username ?? '',
    email: profile.data?.email ?? session?.email ?? '',
    phoneNumber: profile.data ? formatPhone(profile.data.phoneNumber) : '',
  };
  return (
    <div className="mt-6 grid items-start gap-5 lg:grid-cols-[1fr_360px] lg:gap-8">
      <div className="min-w-0 space-y-5">
        <TitledCard title="Barang">
          <CartLines quote={quote.data} canRemove={canRemove} onChange={onChange} />
        </TitledCard>
        <Delivery
          addresses={addresses.data}
          address={addressUid}
          known={contact}
          onAddress={setPicked}
          options={shipping}
          option={option}
          onOption={setZone}
        />
      </div>
      <CheckoutForm
        items={items}
        quote={quote.data}
        option={option}
        addressUid={addressUid}
        contact={contact}
        onRefused={() => void quote.refetch()}
        onPlaced={onPlaced}
      />
    </div>
  );
}

const CheckoutSkeleton = () => (
  <Loading label="Memuat checkout…">
    <div className="mt-6 grid items-start gap-5 lg:grid-cols-[1fr_360px] lg:gap-8">
      <div className="space-y-5">
        <Skeleton className="h-40 !rounded-[14px]" />
        <Skeleton className="h-40 !rounded-[14px]" />
        <Skeleton className="h-32 !rounded-[14px]" />
      </div>
      <Skeleton className="h-96 !rounded-[14px]" />
    </div>
  </Loading>
);
