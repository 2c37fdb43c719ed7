import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { ORDER_STATUS } from '#domain/orders/order-status';
import { unmistakableSigns } from '#domain/unmistakable-signs';
import { useByOf, voucherTermsOf } from '#domain/vouchers/voucher';
import type { Tx } from '#runtime/db/database';
import { announce } from '#runtime/outbox/announce';
import { lockOrder } from '#runtime/stores/orders.store';
import type { JobHandler } from '../jobs/job-handler.js';

const PAID: number[] = [ORDER_STATUS.processing, ORDER_STATUS.completed];

/** The member has paid for a series of treatments: a voucher, once for the order. Spec 2 §9, Zap series. */
@Injectable()
export class IssueVoucherJob implements JobHandler<'vouchers', 'issue-voucher'> {
  async run(tx: Tx, { orderUid }: JobData<'vouchers', 'issue-voucher'>): Promise<void> {
    const bought = await tx.order.findUniqueOrThrow({
      where: { uid: orderUid },
      select: { variant: { select: { package: { select: { provider: { select: { slug: true } } } } } } },
    });
    const terms = voucherTermsOf(bought.variant.package.provider.slug);
    if (!terms) return;
    // Refunded meanwhile: `void-voucher` may have come and gone.
    const order = await lockOrder(tx, orderUid);
    const isIssued = await tx.voucher.findUnique({ where: { orderUid }, select: { uid: true } });
    const payment = await tx.payment.findFirst({
      where: { orderUid, state: 'confirmed' },
      select: { decidedAt: true },
    });
    if (isIssued || !payment?.decidedAt || !PAID.includes(order.status)) return;

    const useBy = useByOf(payment.decidedAt, terms.firstUseWithinDays);
    const { uid: voucherUid } = await tx.voucher.create({
      data: {
        code: newCode(),
        orderUid,
        customerUid: order.customerUid,
        state: 'issued',
        treatments: terms.treatments,
        issuedAt: payment.decidedAt,
        useBy,
      },
      select: { uid: true },
    });
    await announce(tx, 'voucher.issued', { voucherUid, orderUid, useBy: useBy.toISOString() });
  }
}

const four = () => unmistakableSigns(4, randomInt);

/** `ZAP-7KQ2-MXA9-P3RT`: said over a counter, and not to be guessed. */
const newCode = (): string => `ZAP-${four()}-${four()}-${four()}`;
