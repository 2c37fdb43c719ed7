import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CorrectionBody } from '#contracts/products/subscriptions/hosts.http';
import { checkPurchaseAction } from '#domain/products/subscriptions/hosts/purchase';
import { toSen } from '#domain/platform/sen';
import { Database } from '#runtime/platform/db/database';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { lockPurchase, standingOf } from './lock-purchase.js';

export class CorrectClaimCommand extends Command<{ uid: string }> {
  constructor(
    readonly purchaseUid: string,
    readonly body: CorrectionBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** The host has mistyped what the provider debited: an admin corrects it before the decision. */
@CommandHandler(CorrectClaimCommand)
export class CorrectClaimHandler implements ICommandHandler<CorrectClaimCommand> {
  constructor(private readonly database: Database) {}

  async execute({ purchaseUid, body: { amount, reason }, admin }: CorrectClaimCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const locked = await lockPurchase(tx, purchaseUid);
      checkPurchaseAction(await standingOf(tx, locked), 'correct');
      const claimedSen = toSen(amount);
      const firstClaimedSen = locked.purchase.firstClaimedSen ?? locked.purchase.claimedSen;
      await tx.hostPurchase.update({
        where: { uid: purchaseUid },
        data: { claimedSen, firstClaimedSen, version: { increment: 1 } },
        select: { uid: true },
      });
      const change = { fromSen: String(locked.purchase.claimedSen), toSen: String(claimedSen) };
      const subject = { subject: 'host-purchases', subjectUid: purchaseUid } as const;
      await recordAudit(tx, admin, { action: 'correct', ...subject, reason, change });
    });
    return { uid: purchaseUid };
  }
}
