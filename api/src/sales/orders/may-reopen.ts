import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { Tx } from '#runtime/platform/db/database';
import type { ProductLines } from '#runtime/sales/product-lines';
import { takesNoProofOf } from '#runtime/sales/rejected-proofs';

interface ClosedOrder {
  productLine: string;
  /** Its purchase invoice, if any. */
  invoices: { receivedSen: bigint }[];
}

/** By an admin: its line can take again what it held, and no money of it has become credit. docs/rules/orders.md#reopened */
export const mayReopen = ({ productLine, invoices: [purchase] }: ClosedOrder, lines: ProductLines): boolean =>
  purchase?.receivedSen === 0n && lines.canReopen({ productLine });

/** By its customer: an order that has expired, as an admin may, and not after the last proof that is taken. */
export async function mayAskAgain(db: Tx, lines: ProductLines, orderUid: string): Promise<boolean> {
  const { status, ...order } = await db.order.findUniqueOrThrow({
    where: { uid: orderUid },
    select: {
      status: true,
      productLine: true,
      invoices: { where: { purpose: 'purchase' }, select: { receivedSen: true } },
    },
  });
  return status === ORDER_STATUS.expired && mayReopen(order, lines) && !(await takesNoProofOf(db, orderUid));
}
