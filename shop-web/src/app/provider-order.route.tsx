import { Suspense, lazy, useState } from 'react';
import { useNavigate } from 'react-router';
import { ProviderPage, type OrderChoice } from '../features/catalogue/provider.page';
import { currentPath, loginPath } from '../shared/session/safe-path';
import { readSession } from '../shared/session/session';

const OrderFlow = lazy(async () => ({ default: (await import('../features/orders/order-flow')).OrderFlow }));

/** /provider: the catalogue's page, and the order dialogs of the orders feature on top of it. */
export function Component() {
  const [choice, setChoice] = useState<OrderChoice | null>(null);
  const navigate = useNavigate();
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
