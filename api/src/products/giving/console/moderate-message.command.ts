import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type MessageState, messageMoves } from '#domain/products/giving/donation';
import { Database } from '#runtime/platform/db/database';
import { lockVersion } from '../../../platform/audit/lock-version.js';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';

export class ModerateMessageCommand extends Command<{ uid: string }> {
  constructor(
    readonly donationUid: string,
    readonly action: 'show-message' | 'hide-message',
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Shows what a donor has written, or hides it. docs/rules/giving.md#messages */
@CommandHandler(ModerateMessageCommand)
export class ModerateMessageHandler implements ICommandHandler<ModerateMessageCommand> {
  constructor(private readonly database: Database) {}

  async execute({ donationUid: uid, action, admin }: ModerateMessageCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const version = (await lockVersion(tx, 'giving_donation', uid)) + 1;
      const donation = await tx.givingDonation.findUniqueOrThrow({ where: { uid } });
      const messageState = messageMoves.after(donation.messageState as MessageState, action, 'admin');
      await tx.givingDonation.update({ where: { uid }, data: { messageState, version }, select: { uid: true } });
      await recordAudit(tx, admin, { action, subject: 'donations', subjectUid: uid });
    });
    return { uid };
  }
}
