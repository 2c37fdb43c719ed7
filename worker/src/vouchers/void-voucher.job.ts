import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { type VoucherState, voucherMoves } from '#domain/vouchers/voucher';
import type { Tx } from '#runtime/db/database';
import { lockOrder } from '#runtime/stores/orders.store';
import type { JobHandler } from '../jobs/job-handler.js';

/** The order was cancelled or its money given back: what is left of its voucher is worth nothing. */
@Injectable()
export class VoidVoucherJob implements JobHandler<'vouchers', 'void-voucher'> {
  async run(tx: Tx, { orderUid }: JobData<'vouchers', 'void-voucher'>): Promise<void> {
    await lockOrder(tx, orderUid);
    const [voucher] = await tx.$queryRaw<{ uid: string; state: VoucherState }[]>`
      SELECT uid, state FROM voucher WHERE order_uid = ${orderUid}::uuid FOR UPDATE`;
    if (!voucher || !voucherMoves.actionsOn(voucher.state, 'system').includes('void')) return;
    await tx.voucher.update({
      where: { uid: voucher.uid },
      data: { state: voucherMoves.after(voucher.state, 'void', 'system'), version: { increment: 1 } },
      select: { uid: true },
    });
  }
}
