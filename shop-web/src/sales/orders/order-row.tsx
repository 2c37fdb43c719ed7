import type { OrderSummary } from '#contracts/sales/orders.http';
import { orderPath, paymentPath } from '#contracts/shop-paths';
import { planNameOf } from '#domain/catalogue/plan-name';
import { Dots } from '../../platform/ui/dots';
import type { NextStep } from './next-step';
import { billFacts } from './order-due';
import { WaitingRow } from './waiting-row';

type Task = NonNullable<NextStep['action']>;

/** An order that waits for its buyer, in a row of the home page: how much is to be paid until when, or what its line asks for. */
export function OrderRow({
  order,
  task,
  isFolded,
}: {
  order: OrderSummary;
  task: Task | null | undefined;
  isFolded: boolean;
}) {
  const { providerName, packageName, providerColor, providerLogo, orderUid } = order;
  return (
    <WaitingRow
      mark={{ name: providerName, color: providerColor, logo: providerLogo }}
      isFolded={isFolded}
      to={orderPath(orderUid)}
      title={planNameOf(providerName, packageName)}
      due={task ? task.label : <Dots facts={billFacts(order)} />}
      action={task ? { to: task.to, label: 'Buka' } : { to: paymentPath(order), label: 'Bayar' }}
    />
  );
}
