import { Suspense, lazy, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ProviderPage, type OrderChoice } from '../features/catalogue/provider.page';
import { currentPath, loginPath } from '../shared/session/safe-path';
import { readSession } from '../shared/session/session';
import { prefetchWhenIdle } from './prefetch';

const loadOrderFlow = async () => ({ default: (await import('../features/orders/order-flow')).OrderFlow });
const OrderFlow = lazy(loadOrderFlow);

/** /provider: the catalogue's page, and the order dialogs of the orders feature on top of it. */
export function Component() {
  const [choice, setChoice] = useState<OrderChoice | null>(null);
  const navigate = useNavigate();
  // Fetched only when it is pressed, 'Pesan sekarang' seems dead for seconds on a slow line.
  useEffect(() => {
    if (readSession()) prefetchWhenIdle(loadOrderFlow);
  }, []);
  const order = (chosen: OrderChoice) => {
    if (readSession()) setChoice(chosen);
    else void navigate(loginPath(currentPath()));
  };
  return (
    <>
      <ProviderPage onOrder={order} />
      {choice && (
        <Suspense>
          <OrderFlow choice={choice} onClose={() => setChoice(null)} />
        </Suspense>
      )}
    </>
  );
}
