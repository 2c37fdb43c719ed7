import { orderPath, pathAfterOrder } from '#contracts/shop-paths';
import { durationLabel } from '#domain/catalogue/duration-label';
import { planNameOf } from '#domain/catalogue/plan-name';
import { firstNameOf } from '#domain/identity/customers/first-name';
import { formatSen } from '#domain/platform/sen';
import type { Tx } from '#runtime/platform/db/database';
import { readTogether } from '../../platform/jobs/read-together.js';

const readOrder = readTogether(async (tx, orderUids) => {
  const orders = await tx.order.findMany({
    where: { uid: { in: orderUids } },
    include: { variant: { include: { package: { include: { provider: true } } } } },
  });
  return new Map(orders.map((order) => [order.uid, order]));
});

/** What messages say of an order, ready to be shown. */
export interface OrderFacts {
  orderUid: string;
  customerUid: string;
  kind: string;
  status: number;
  /** First name, for the greeting. */
  name: string;
  number: string;
  /** 'Netflix TV (1 bulan)'. */
  plan: string;
  total: string;
  dueAt: Date | null;
  /** Paths of the shop. */
  orderLink: string;
  paymentLink: string;
}

/** @throws Error for an unknown order. */
export async function readOrderFacts(tx: Tx, orderUid: string): Promise<OrderFacts> {
  const order = await readOrder(tx, orderUid);
  if (!order) throw new Error(`there is no order ${orderUid}`);
  const { customerUid } = order;
  const { durationMonths, package: plan } = order.variant;
  return {
    orderUid,
    customerUid,
    kind: order.kind,
    status: order.status,
    name: firstNameOf(order.name),
    number: order.number,
    plan: `${planNameOf(plan.provider.name, plan.name)} (${durationLabel(durationMonths)})`,
    total: formatSen(order.grandTotalSen),
    dueAt: order.dueAt,
    orderLink: orderPath(orderUid),
    paymentLink: pathAfterOrder('ready', { orderUid, customerUid, providerType: plan.provider.type }),
  };
}
