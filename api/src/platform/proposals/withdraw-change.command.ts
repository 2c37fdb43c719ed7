import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#runtime/platform/db/database';
import type { TableName } from '#runtime/platform/db/lock-row';
import { lockVersion } from '../audit/lock-version.js';
import { recordAudit } from '../audit/record-audit.js';
import type { AdminIdentity } from '../http/access/access.js';
import { dropProposal, proposedChange } from './decide-change.js';
import { nothingProposed } from './proposal-refusals.js';
import type { ProposalKind } from './who-agrees.js';

export class WithdrawChangeCommand extends Command<{ uid: string }> {
  constructor(
    readonly kind: ProposalKind,
    readonly uid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** A proposed change is not made: by the admin who has proposed it, or by another one who refuses it. docs/rules/shop.md#two-owners */
@CommandHandler(WithdrawChangeCommand)
export class WithdrawChangeHandler implements ICommandHandler<WithdrawChangeCommand> {
  constructor(private readonly database: Database) {}

  /** @throws Refusal 404, DomainError NOTHING_PROPOSED. */
  async execute({ kind, uid, reason, admin }: WithdrawChangeCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      await lockVersion(tx, TABLE[kind], uid);
      const proposed = await proposedChange(tx, kind, uid);
      if (!proposed) throw nothingProposed();
      await dropProposal(tx, kind, uid);
      const change = { proposedBy: proposed.by };
      await recordAudit(tx, admin, { action: 'withdraw', subject: kind, subjectUid: uid, reason, change });
    });
    return { uid };
  }
}

const TABLE: Record<ProposalKind, TableName> = {
  'shop-settings': 'shop_setting',
  'payment-methods': 'payment_method',
};
