import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accountStatusOf } from '#domain/products/subscriptions/accounts/account-status';
import { checkInUse, checkMayConfirm } from '#domain/products/subscriptions/access/access-claim';
import { Clock } from '#runtime/platform/clock/clock';
import { crashPoint } from '#runtime/platform/crash-point';
import { Database } from '#runtime/platform/db/database';
import { confirmAccess } from '#runtime/products/subscriptions/access/grant-access';
import { lockOpenClaim, moveClaim } from '#runtime/products/subscriptions/access/claims.store';
import { lockOrderOfSeat } from '#runtime/products/subscriptions/seats.store';
import { Refusal } from '../../../platform/http/errors/refusal.js';

export class ConfirmAccessCommand extends Command<{ uid: string }> {
  constructor(
    readonly accountUid: string,
    readonly customerUid: string,
  ) {
    super();
  }
}

/** The member says "sudah bisa dipakai"; an open claim is solved with it. Repeated, it changes nothing. */
@CommandHandler(ConfirmAccessCommand)
export class ConfirmAccessHandler implements ICommandHandler<ConfirmAccessCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ accountUid, customerUid }: ConfirmAccessCommand): Promise<{ uid: string }> {
    const mine = await this.database.account.findFirst({
      where: { uid: accountUid, customerUid },
      select: { orderUid: true },
    });
    if (!mine) throw new Refusal('NOT_FOUND', 404);
    await this.database.transaction(async (tx) => {
      const { account } = await lockOrderOfSeat(tx, mine.orderUid);
      checkInUse({ role: account.role, status: accountStatusOf(account.status) });
      const at = this.clock.now();
      const claim = await lockOpenClaim(tx, accountUid);
      const isGranted = (await tx.seatAccess.count({ where: { accountUid } })) > 0;
      checkMayConfirm({ isGranted, hasClaim: claim !== null });
      if (claim) await moveClaim(tx, claim, 'solve', { actor: 'customer', by: 'customer', at });
      await confirmAccess(tx, accountUid, at);
      crashPoint('invitation:before-commit');
    });
    crashPoint('invitation:committed');
    return { uid: accountUid };
  }
}
