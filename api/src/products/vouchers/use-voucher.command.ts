import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ERROR_MESSAGE } from '#contracts/errors';
import type { UseVoucherBody } from '#contracts/products/vouchers/vouchers.http';
import { DomainError } from '#domain/platform/domain-error';
import { type VoucherState, checkSeriesBought, usedAtOf, useVoucher } from '#domain/products/vouchers/voucher';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { lockRow } from '#runtime/platform/db/lock-row';
import { announce } from '#runtime/platform/outbox/announce';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';

export class UseVoucherCommand extends Command<{ uid: string }> {
  constructor(
    readonly voucherUid: string,
    readonly body: UseVoucherBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** A treatment was given. The same treatment reported again changes nothing. */
@CommandHandler(UseVoucherCommand)
export class UseVoucherHandler implements ICommandHandler<UseVoucherCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ voucherUid, body, admin }: UseVoucherCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const found = await tx.voucher.findUnique({ where: { uid: voucherUid }, select: { orderUid: true } });
      if (!found) throw new DomainError('VOUCHER_NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found');
      // Who gives money of the order back counts the treatments under this lock.
      await lockRow(tx, 'order', found.orderUid);
      await lockRow(tx, 'voucher', voucherUid);
      const { order, ...row } = await tx.voucher.findUniqueOrThrow({
        where: { uid: voucherUid },
        include: { order: { select: { status: true } } },
      });
      checkSeriesBought(order.status);
      const now = this.clock.now();
      const use = { number: body.number, usedAt: usedAtOf(body.usedOn, now) };
      const used = useVoucher({ ...row, state: row.state as VoucherState }, use, now, 'admin');
      if (!used) return;
      const { state, firstUsedAt } = used;
      await tx.voucher.update({
        where: { uid: voucherUid, version: row.version },
        data: { state, used: used.used, firstUsedAt, version: { increment: 1 } },
        select: { uid: true },
      });
      await tx.voucherUse.create({
        data: { voucherUid, ...use, recordedBy: admin.name, recordedAt: now },
        select: { number: true },
      });
      await announce(tx, 'voucher.used', { voucherUid, orderUid: row.orderUid, number: use.number });
      const change = { number: use.number, usedAt: use.usedAt.toISOString() };
      await recordAudit(tx, admin, { action: 'use', subject: 'vouchers', subjectUid: voucherUid, change });
    });
    return { uid: voucherUid };
  }
}
