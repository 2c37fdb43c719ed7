import type { ProductLines } from '#runtime/sales/product-lines';

interface ClosedOrder {
  productLine: string;
  /** Its purchase invoice, if any. */
  invoices: { receivedSen: bigint }[];
}

/** Its line can take again what it held, and no money of it has become credit. docs/rules/orders.md#reopened */
export const mayReopen = ({ productLine, invoices: [purchase] }: ClosedOrder, lines: ProductLines): boolean =>
  purchase?.receivedSen === 0n && lines.canReopen({ productLine });
