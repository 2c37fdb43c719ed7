import { type VoucherState, voucherMoves } from '#domain/products/vouchers/voucher';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';

/**
 * Ends a voucher whose first use is overdue. The due column decides, by the database's clock: a timer that
 * fires early or twice changes nothing. False when nothing was done.
 */
export async function expireUnused(tx: Tx, voucherUid: string): Promise<boolean> {
  const [voucher] = await tx.$queryRaw<{ state: VoucherState; orderUid: string; overdue: boolean }[]>`
    SELECT state, order_uid AS "orderUid", use_by < clock_timestamp() AS overdue
    FROM voucher WHERE uid = ${voucherUid}::uuid FOR UPDATE`;
  if (voucher?.state !== 'issued' || !voucher.overdue) return false;
  await tx.voucher.update({
    where: { uid: voucherUid },
    data: { state: voucherMoves.after(voucher.state, 'expire', 'system'), version: { increment: 1 } },
    select: { uid: true },
  });
  await announce(tx, 'voucher.expired', { voucherUid, orderUid: voucher.orderUid });
  return true;
}
