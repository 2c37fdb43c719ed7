import type { Tx } from '#runtime/db/database';
import { readOrderFacts } from './order-facts.js';

/** The voucher and its order, as the templates need them. */
export async function readVoucherFacts(tx: Tx, voucherUid: string) {
  const voucher = await tx.voucher.findUniqueOrThrow({ where: { uid: voucherUid } });
  return { voucher, order: await readOrderFacts(tx, voucher.orderUid) };
}
