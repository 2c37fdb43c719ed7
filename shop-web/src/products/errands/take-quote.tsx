import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ErrandDetail } from '#contracts/products/errands/errands.http';
import { formatPhone } from '#domain/platform/phone';
import { profileQuery } from '../../identity/profile/profile.query';
import { useSession } from '../../platform/session/session';
import { ErrorState, Loading, Skeleton } from '../../platform/ui/states';
import { addressesQuery } from '../../sales/addresses/addresses.queries';
import { Delivery, chosenOption } from '../../sales/shipping/delivery';
import { errandShippingQuery } from './errands.queries';
import { TakeQuoteForm } from './take-quote-form';

/** An open quote: where it is sent to and how, and the button that makes an order of it. `children`: what was quoted. */
export function TakeQuote({ errand, children }: { errand: ErrandDetail; children: ReactNode }) {
  const session = useSession();
  const addresses = useQuery(addressesQuery());
  const profile = useQuery({ ...profileQuery(), enabled: Boolean(session) });
  const [picked, setPicked] = useState<string | null>(null);
  const [zone, setZone] = useState<string | null>(null);
  // The main one comes first.
  const address = (addresses.data?.find(({ uid }) => uid === picked) ?? addresses.data?.[0])?.uid ?? null;
  const shipping = useQuery({ ...errandShippingQuery(errand.errandUid, address), enabled: addresses.isSuccess });
  const failed = addresses.error ?? shipping.error;
  if (failed)
    return <ErrorState error={failed} onRetry={() => void Promise.all([addresses.refetch(), shipping.refetch()])} />;
  if (!shipping.data || !addresses.data || profile.isLoading)
    return (
      <Loading label="Memuat penawaran…">
        <Skeleton className="h-96 !rounded-[14px]" />
      </Loading>
    );
  const option = chosenOption(shipping.data, zone);
  const contact = {
    name: profile.data?.name ?? session?.username ?? '',
    email: profile.data?.email ?? session?.email ?? '',
    phoneNumber: profile.data ? formatPhone(profile.data.phoneNumber) : '',
  };
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[1fr_360px] lg:gap-8">
      <div className="min-w-0 space-y-5">
        {children}
        <Delivery
          addresses={addresses.data}
          address={address}
          known={contact}
          onAddress={setPicked}
          options={shipping.data}
          option={option}
          onOption={setZone}
        />
      </div>
      <TakeQuoteForm errand={errand} option={option} address={address} contact={contact} />
    </div>
  );
}
