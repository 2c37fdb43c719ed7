import { orderPath, pathAfterOrder } from '#contracts/shop-paths';
import { durationLabel } from '#domain/catalogue/duration-label';
import { planNameOf } from '#domain/catalogue/plan-name';
import { firstNameOf } from '#domain/identity/customers/first-name';
import { formatSen } from '#domain/platform/sen';
import type { Tx } from '#runtime/platform/db/database';

/** The facts of an order in messages, formatted. */
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

/** @throws PrismaClientKnownRequestError P2025 for an unknown order. */
export async function readOrderFacts(tx: Tx, orderUid: string): Promise<OrderFacts> {
  const order = await tx.order.findUniqueOrThrow({
    where: { uid: orderUid },
    include: { variant: { include: { package: { include: { provider: true } } } } },
  });
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
