import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SekeranjangDetail } from '#contracts/products/sekeranjang/sekeranjang.http';
import { sekeranjangPath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import { formatPhone } from '#domain/platform/phone';
import { formatRupiah } from '#domain/platform/sen';
import { isNotFound } from '../../platform/api/api-error';
import { useSession } from '../../platform/session/session';
import { LinkButton } from '../../platform/ui/button';
import { usePageTitle } from '../../platform/ui/page-head';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../platform/ui/states';
import { BackLink, TitledCard } from '../../platform/ui/titled';
import { profileQuery } from '../../identity/profile/profile.query';
import { addressesQuery } from '../../sales/addresses/addresses.queries';
import { ProductPicture } from '../../sales/pictures/product-picture';
import { Delivery, chosenOption } from '../../sales/shipping/delivery';
import { LAST_HOUR } from './last-hour';
import { OrderForm } from './order-form';
import { sekeranjangUidIn } from './sekeranjang-uid';
import { sekeranjangQuery, shippingQuery } from './sekeranjang.queries';

/** /sekeranjang/order?sekeranjangUid= */
export function SekeranjangOrderPage() {
  usePageTitle('Ikut Sekeranjang');
  const uid = sekeranjangUidIn(useSearchParams()[0]);
  const { data: product, error, refetch } = useQuery({ ...sekeranjangQuery(uid), enabled: uid !== '' });
  return (
    <div className="wrap py-6 sm:py-10">
      <BackLink to={product ? sekeranjangPath(uid) : PAGE.sekeranjang}>Kembali</BackLink>
      <h1 className="mt-1 text-xl font-bold sm:text-2xl">Ikut Sekeranjang</h1>
      {product?.takesOrders ? (
        <Checkout product={product} />
      ) : error && !isNotFound(error) ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : uid === '' || error || product ? (
        <EmptyState
          status={product ? undefined : 404}
          title={product ? endOf(product) : 'Barang ini tidak ada di Sekeranjang'}
          action={<LinkButton to={PAGE.sekeranjang}>Lihat Sekeranjang</LinkButton>}
        >
          {product?.isAvailable && LAST_HOUR}
        </EmptyState>
      ) : (
        <CheckoutSkeleton />
      )}
    </div>
  );
}

const endOf = ({ isAvailable }: SekeranjangDetail) =>
  isAvailable ? 'Pesanan baru sudah ditutup' : 'Sekeranjang ini sudah berakhir';

function Checkout({ product }: { product: SekeranjangDetail }) {
  const session = useSession();
  const addresses = useQuery(addressesQuery());
  const profile = useQuery({ ...profileQuery(), enabled: Boolean(session) });
  const [picked, setPicked] = useState<string | null>(null);
  const [zone, setZone] = useState<string | null>(null);
  // The main one comes first.
  const own = addresses.data?.[0]?.uid ?? null;
  const chosen = addresses.data?.find(({ uid }) => uid === picked)?.uid ?? own;
  const shipping = useQuery({
    ...shippingQuery(product.sekeranjangUid, chosen),
    enabled: addresses.isSuccess,
  });
  const failed = addresses.error ?? shipping.error;
  if (failed)
    return <ErrorState error={failed} onRetry={() => void Promise.all([addresses.refetch(), shipping.refetch()])} />;
  if (!shipping.data || !addresses.data || profile.isLoading) return <CheckoutSkeleton />;
  const option = chosenOption(shipping.data, zone);
  const contact = {
    name: profile.data?.name ?? session?.username ?? '',
    email: profile.data?.email ?? session?.email ?? '',
    phone: profile.data ? formatPhone(profile.data.phoneNumber) : '',
  };
  return (
    <div className="mt-6 grid items-start gap-5 lg:grid-cols-[1fr_360px] lg:gap-8">
      <div className="min-w-0 space-y-5">
        <TitledCard title="Barang">
          <div className="mt-3 flex items-center gap-3">
            <ProductPicture picture={product.picture} decorative className="size-16 shrink-0 rounded-xl" />
            <p className="min-w-0 wrap-anywhere">
              <b className="block">{product.name}</b>
              <span className="text-sm text-muted">1 × {formatRupiah(product.price)}</span>
            </p>
          </div>
        </TitledCard>
        <Delivery
          addresses={addresses.data}
          address={chosen}
          known={{ name: contact.name, phoneNumber: contact.phone }}
          onAddress={setPicked}
          options={shipping.data}
          option={option}
          onOption={setZone}
        />
      </div>
      <OrderForm product={product} option={option} address={own} shippingAddress={chosen} contact={contact} />
    </div>
  );
}

const CheckoutSkeleton = () => (
  <Loading label="Memuat pesanan…">
    <div className="mt-6 grid items-start gap-5 lg:grid-cols-[1fr_360px] lg:gap-8">
      <div className="space-y-5">
        <Skeleton className="h-28 !rounded-[14px]" />
        <Skeleton className="h-40 !rounded-[14px]" />
        <Skeleton className="h-32 !rounded-[14px]" />
      </div>
      <Skeleton className="h-96 !rounded-[14px]" />
    </div>
  </Loading>
);
