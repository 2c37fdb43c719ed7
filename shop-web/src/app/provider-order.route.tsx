import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { pathToOrder } from '../features/catalogue/order-at-once';
import { ProviderPage, type OrderChoice } from '../features/catalogue/provider.page';
import { loginPath, resumeAt } from '../shared/session/safe-path';
import { readSession } from '../shared/session/session';
import { prefetchWhenIdle } from './prefetch';

const loadOrderFlow = () => import('../features/orders/order-flow');
/** Kept with its component: `lazy` would hold back for 300 ms even what has been fetched ahead. */
type Started = Awaited<ReturnType<typeof loadOrderFlow>> & { choice: OrderChoice };

/** /provider: the catalogue's page, and the order dialogs of the orders feature on top of it. */
export function Component() {
  const [started, setStarted] = useState<Started | null>(null);
  const navigate = useNavigate();
  // Fetched only when it is pressed, 'Pesan sekarang' seems dead for seconds on a slow line.
  useEffect(() => {
    if (readSession()) prefetchWhenIdle(loadOrderFlow);
  }, []);
  const choice = started?.choice;
  useEffect(() => choice && resumeAt(pathToOrder(choice.variant.uid, choice.groupUid)), [choice]);
  const order = (choice: OrderChoice) => {
    if (!readSession()) return void navigate(loginPath(pathToOrder(choice.variant.uid, choice.groupUid)));
    loadOrderFlow().then(
      ({ OrderFlow }) => setStarted({ OrderFlow, choice }),
      // For the error page.
      (error) =>
        setStarted(() => {
          throw error;
        }),
    );
  };
  return (
    <>
      <ProviderPage onOrder={order} />
      {started && <started.OrderFlow choice={started.choice} onClose={() => setStarted(null)} />}
    </>
  );
}
