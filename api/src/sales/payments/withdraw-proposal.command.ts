import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/platform/domain-error';
import { Database } from '#runtime/platform/db/database';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { lockPayment } from './lock-payment.js';
import { canBeConfirmed } from './propose-amount.js';

export class WithdrawProposalCommand extends Command<{ uid: string }> {
  constructor(
    readonly paymentUid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/**
 * An amount far above what is owed is not taken: by the admin who has proposed it, or by another one who refuses it. The payment
 * waits as before. docs/rules/payments.md#received-amounts
 */
@CommandHandler(WithdrawProposalCommand)
export class WithdrawProposalHandler implements ICommandHandler<WithdrawProposalCommand> {
  constructor(private readonly database: Database) {}

  /** @throws DomainError 404, NOTHING_PROPOSED. */
  async execute({ paymentUid: uid, reason, admin }: WithdrawProposalCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const { payment, proposed } = await lockPayment(tx, uid);
      // What was taken stays as the record of who has proposed it.
      if (!proposed || !canBeConfirmed(payment)) throw nothingProposed();
      await tx.paymentProposal.delete({ where: { paymentUid: uid }, select: { paymentUid: true } });
      const change = { receivedSen: proposed.amountSen.toString(), proposedBy: proposed.by };
      await recordAudit(tx, admin, { action: 'withdraw', subject: 'payments', subjectUid: uid, reason, change });
    });
    return { uid };
  }
}

export const nothingProposed = () =>
  new DomainError('NOTHING_PROPOSED', 'Tidak ada usulan yang menunggu di sini. Muat ulang, ya.');
