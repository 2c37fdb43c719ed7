import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/platform/domain-error';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { Clock } from '#runtime/platform/clock/clock';
import { crashPoint } from '#runtime/platform/crash-point';
import { Database } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { recordInvitation } from '#runtime/products/subscriptions/access/grant-access';
import { lockOrderOfSeat } from '#runtime/products/subscriptions/seats.store';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';

export class SendInvitationCommand extends Command<{ uid: string }> {
  constructor(
    readonly accountUid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** An admin has invited the member at the provider. Pressed twice, the first one counts. docs/rules/groups.md#invitations */
@CommandHandler(SendInvitationCommand)
export class SendInvitationHandler implements ICommandHandler<SendInvitationCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ accountUid, admin }: SendInvitationCommand): Promise<{ uid: string }> {
    const seat = await this.database.account.findFirst({
      where: { uid: accountUid, role: 'regular', group: { family: { invites: true } } },
      select: { orderUid: true },
    });
    if (!seat) throw new Refusal('NOT_FOUND', 404);
    await this.database.transaction(async (tx) => {
      const { account } = await lockOrderOfSeat(tx, seat.orderUid);
      if (account.status !== ACCOUNT_STATUS.active)
        throw new DomainError('SEAT_NOT_ACTIVE', 'Kursi ini tidak aktif, jadi tidak perlu diundang.');
      if (!(await recordInvitation(tx, accountUid, this.clock.now()))) return;
      await recordAudit(tx, admin, { action: 'send', subject: 'invitations', subjectUid: accountUid });
      await announce(tx, 'invitation.sent', { accountUid, orderUid: seat.orderUid, groupUid: account.groupUid });
      crashPoint('invitation:before-commit');
    });
    crashPoint('invitation:committed');
    return { uid: accountUid };
  }
}
