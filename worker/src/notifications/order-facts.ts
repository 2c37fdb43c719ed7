import { durationLabel } from '#domain/catalogue/duration-label';
import { planNameOf } from '#domain/catalogue/plan-name';
import { firstNameOf } from '#domain/customers/first-name';
import { formatSen } from '#domain/money/sen';
import { redirectAfterOrder } from '#domain/orders/redirect';
import type { Tx } from '#runtime/db/database';

/** What the templates may say about an order, ready to be shown. */
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
  /** Same-site paths. */
  orderLink: string;
  paymentLink: string;
}

/** Same-site path of the page of a seat. */
export const membershipLink = (accountUid: string): string =>
  `/user/membership/details?${new URLSearchParams({ accountUid })}`;

/** @throws PrismaClientKnownRequestError P2025 when there is no such order. */
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
    orderLink: `/user/order/details?${new URLSearchParams({ orderUid })}`,
    paymentLink: redirectAfterOrder('ready', { orderUid, customerUid, providerType: plan.provider.type }),
  };
}
