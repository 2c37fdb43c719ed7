import type { OrderSummary } from '#contracts/sales/orders.http';
import { orderPath, paymentPath } from '#contracts/shop-paths';
import { planNameOf } from '#domain/catalogue/plan-name';
import { Dots } from '../../platform/ui/dots';
import type { OrderTask } from '../product-line';
import { billFacts } from './order-due';
import { WaitingRow } from './waiting-row';

/** Until when the order is to be paid, or what its line asks for; null: no clock runs. */
export const dueOf = ({ dueAt }: OrderSummary, task: OrderTask | null): string | null =>
  task ? (task.bill?.dueAt ?? null) : dueAt;

/** An order that waits for its buyer, in a row of the home page: how much is to be paid until when, or what its line asks for. */
export function OrderRow({ order, task }: { order: OrderSummary; task: OrderTask | null }) {
  const { providerName, packageName, providerColor, providerLogo, orderUid } = order;
  return (
    <WaitingRow
      mark={{ name: providerName, color: providerColor, logo: providerLogo }}
      to={orderPath(orderUid)}
      title={planNameOf(providerName, packageName)}
      dueAt={dueOf(order, task)}
      due={task ? (task.due ?? task.label) : <Dots facts={billFacts(order)} />}
      action={
        task ? { to: task.to, label: task.due ? task.label : 'Buka' } : { to: paymentPath(order), label: 'Bayar' }
      }
    />
  );
}
