import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ProviderDetail } from '#contracts/catalogue/catalogue.http';
import { loginPath } from '#contracts/shop-paths';
import { providerQuery } from '../../../catalogue/providers/catalogue.queries';
import { prefetchWhenIdle } from '../../../platform/router/prefetch';
import { resumeAt } from '../../../platform/session/safe-path';
import { readSession } from '../../../platform/session/session';
import { HostOrderCost } from '../hosts/host-order-cost';
import { bearsText } from '../hosts/shown-price';
import { type OrderChoice, ProviderPage } from './provider.page';
import { resumeOrderPath } from './resume-order';

const loadOrderFlow = () => import('../../../sales/orders/order-flow');
/** Kept with its component: `lazy` would delay even a prefetched file by 300 ms. */
type Started = Pick<Awaited<ReturnType<typeof loadOrderFlow>>, 'OrderFlow'> & { choice: OrderChoice };

/** /provider: the page of the provider, and the order dialogs on top of it. */
export function ProviderOrder() {
  const [started, setStarted] = useState<Started | null>(null);
  const navigate = useNavigate();
  // Prefetched: on a slow line 'Pesan sekarang' would not react for seconds.
  useEffect(() => {
    if (readSession()) prefetchWhenIdle(loadOrderFlow);
  }, []);
  const choice = started?.choice;
  // The page behind the dialog reads the prices anew; the dialog asks for that of now.
  const { data: provider } = useQuery({
    ...providerQuery(choice?.provider.slug ?? ''),
    enabled: choice !== undefined,
  });
  useEffect(() => choice && resumeAt(resumeOrderPath(choice.variant.uid, choice.groupUid)), [choice]);
  const order = (choice: OrderChoice) => {
    if (!readSession()) return void navigate(loginPath(resumeOrderPath(choice.variant.uid, choice.groupUid)));
    loadOrderFlow().then(
      ({ OrderFlow }) => setStarted({ OrderFlow, choice }),
      // Shows the error page.
      (error) =>
        setStarted(() => {
          throw error;
        }),
    );
  };
  return (
    <>
      <ProviderPage onOrder={order} />
      {started && (
        <started.OrderFlow
          choice={withCost(atPriceOf(started.choice, provider), provider)}
          onClose={() => setStarted(null)}
        />
      )}
    </>
  );
}

/** A host reads what comes back where a member reads what the shop promises. */
const withCost = (choice: OrderChoice, provider: ProviderDetail | undefined): OrderChoice =>
  provider && choice.variant.hostCost
    ? {
        ...choice,
        bears: bearsText(choice.variant.hostCost),
        promise: <HostOrderCost providerUid={provider.uid} {...choice} />,
      }
    : choice;

/** The choice with its plan as it was read last. */
export function atPriceOf(choice: OrderChoice, provider: Pick<ProviderDetail, 'packages'> | undefined): OrderChoice {
  const plans = provider?.packages.flatMap(({ variants }) => variants);
  return { ...choice, variant: plans?.find(({ uid }) => uid === choice.variant.uid) ?? choice.variant };
}
