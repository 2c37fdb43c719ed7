import { orderNames } from '#domain/sales/orders/order-item';
import type { Tx } from '#runtime/platform/db/database';
import { findQuestions } from '#runtime/products/subscriptions/open-questions.store';
import { itemColumns } from '#runtime/sales/order-columns';

const columns = {
  uid: true,
  customerUid: true,
  number: true,
  status: true,
  items: itemColumns,
  account: {
    select: { role: true, preOrder: true, variant: { select: { family: { select: { invites: true } } } } },
  },
} as const;

/** A customer's order for a seat with what it still has to be asked; null when the customer has no such order. */
export async function readAsked(db: Pick<Tx, 'order' | 'orderQuestion'>, orderUid: string, customerUid: string) {
  const order = await db.order.findFirst({ where: { uid: orderUid, customerUid }, select: columns });
  if (!order?.account) return null;
  const { account, ...rest } = order;
  const questions = await findQuestions(db, orderUid);
  const names = orderNames(order.items);
  return {
    order: rest,
    account,
    names,
    questions,
    /** As `checkAnswers` reads a plan. */
    plan: {
      providerSlug: names.providerSlug,
      invites: account.variant.family.invites && account.role !== 'host',
      eligibility: questions?.rules ?? [],
    },
  };
}
