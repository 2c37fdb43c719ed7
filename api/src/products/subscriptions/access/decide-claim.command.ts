import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ClaimAction } from '#domain/products/subscriptions/access/access-claim';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { awaitConfirmation } from '#runtime/products/subscriptions/access/access.store';
import { lockClaim, moveClaim } from '#runtime/products/subscriptions/access/claims.store';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';

export class DecideClaimCommand extends Command<{ uid: string }> {
  constructor(
    readonly claimUid: string,
    readonly action: Extract<ClaimAction, 'solve' | 'reject' | 'settle'>,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/**
 * An admin ends a claim with a reason: solved, without ground, or the case of a missed one is settled, which releases the
 * host's reimbursement. Silence counts anew from then on. docs/rules/claims.md#hold
 */
@CommandHandler(DecideClaimCommand)
export class DecideClaimHandler implements ICommandHandler<DecideClaimCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ claimUid, action, reason, admin }: DecideClaimCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const claim = await lockClaim(tx, claimUid);
      const at = this.clock.now();
      await moveClaim(tx, claim, action, { actor: 'admin', by: admin.name, at, note: reason });
      const { accountUid, groupUid } = claim;
      if (action !== 'settle') {
        await awaitConfirmation(tx, accountUid, at);
        const { orderUid } = await tx.account.findUniqueOrThrow({
          where: { uid: accountUid },
          select: { orderUid: true },
        });
        await announce(tx, 'claim.decided', { accountUid, orderUid, groupUid, claimUid });
      }
      await recordAudit(tx, admin, { action, subject: 'access-claims', subjectUid: claimUid, reason });
    });
    return { uid: claimUid };
  }
}
