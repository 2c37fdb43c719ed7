import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import type { DoneOrProposed } from '#contracts/platform/common.http';
import type { ConfirmLineBody } from '#contracts/sales/statements.admin.http';
import { checkDirection, referenceOf } from '#domain/sales/statements/statement-line';
import { Clock } from '#runtime/platform/clock/clock';
import { crashPoint } from '#runtime/platform/crash-point';
import { Database, type Tx } from '#runtime/platform/db/database';
import { lockPayout } from '#runtime/sales/payouts.store';
import { useLine } from '#runtime/sales/statement-lines.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { PayPayoutCommand } from '../payouts/pay-payout.command.js';
import { PayRefundCommand } from '../refunds/pay-refund.command.js';
import { PlaceLine } from './place-line.js';

export class ConfirmLineCommand extends Command<DoneOrProposed> {
  constructor(
    readonly lineUid: string,
    readonly of: ConfirmLineBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/**
 * A line of a statement is the money of an invoice, a payment, a refund or a payout, or is credit of an order's customer: that is confirmed or paid by its own command,
 * and the line is used up, in one transaction; far above what is owed it is proposed. Pressed twice it is done once. docs/rules/bank-statements.md#confirming
 */
@CommandHandler(ConfirmLineCommand)
export class ConfirmLineHandler implements ICommandHandler<ConfirmLineCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly lines: PlaceLine,
  ) {}

  async execute(command: ConfirmLineCommand): Promise<DoneOrProposed> {
    const { lineUid: uid, of } = command;
    const line = await this.database.bankStatementLine.findUnique({ where: { uid } });
    if (!line) throw new DomainError('NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found');
    if (await this.isUsedFor(uid, of)) return { uid, isProposed: false };
    checkDirection(line.amountSen, of.target);
    let isProposed = false;
    try {
      isProposed = await this.confirm(command, { ...line, bookedOn: line.bookedOn.toISOString().slice(0, 10) });
    } catch (error) {
      // The same press twice: the other one has done it.
      if (error instanceof DomainError && (await this.isUsedFor(uid, of))) return { uid, isProposed };
      throw error;
    }
    crashPoint('statement-line:committed');
    return { uid, isProposed };
  }

  /** @returns whether it is only proposed. */
  private async confirm({ of, admin }: ConfirmLineCommand, line: ShownLine): Promise<boolean> {
    const { target, targetUid, reason } = of;
    const lineUid = line.uid;
    if (target === 'refund') {
      const reference = referenceOf(line);
      await this.commands.execute(new PayRefundCommand(targetUid, { reference }, admin, lineUid));
      return false;
    }
    if (target === 'payout') {
      await this.payOut(targetUid, line, admin);
      return false;
    }
    return this.database.transaction(async (tx) => {
      const paymentUid = await this.lines.place(tx, lineUid, { target, targetUid }, { admin, reason });
      crashPoint('statement-line:before-commit');
      return paymentUid === null;
    });
  }

  private async payOut(payoutUid: string, line: ShownLine, admin: AdminIdentity): Promise<void> {
    const found = await this.database.payout.findUnique({ where: { uid: payoutUid } });
    if (!found) throw new DomainError('NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found');
    if (found.state !== 'paid')
      return void (await this.commands.execute(new PayPayoutCommand(payoutUid, referenceOf(line), admin, line.uid)));
    await this.database.transaction((tx) => this.noteAtPayout(tx, payoutUid, line.uid, admin));
  }

  /** It was recorded as paid by hand. */
  private async noteAtPayout(tx: Tx, payoutUid: string, lineUid: string, admin: AdminIdentity): Promise<void> {
    const { amountSen, kind, refUid } = await lockPayout(tx, payoutUid);
    if (kind === 'refund' && (await tx.refund.count({ where: { uid: refUid, gatewayAskedAt: { not: null } } })))
      throw new DomainError('NOT_IN_BANK', 'Ini dikembalikan lewat gateway, jadi bukan dana dari baris koran ini.');
    await useLine(tx, lineUid, { payoutUid }, { by: admin.name, at: this.clock.now(), amountSen });
    await recordAudit(tx, admin, {
      action: 'confirm',
      subject: 'statement-lines',
      subjectUid: lineUid,
      change: { payoutUid },
    });
  }

  private async isUsedFor(uid: string, { target, targetUid }: ConfirmLineBody): Promise<boolean> {
    const used = {
      invoice: { payment: { invoiceUid: targetUid } },
      payment: { paymentUid: targetUid },
      order: { payment: { orderUid: targetUid } },
      refund: { payout: { kind: 'refund', refUid: targetUid } },
      payout: { payoutUid: targetUid },
    }[target];
    return (await this.database.bankStatementLine.count({ where: { uid, ...used } })) > 0;
  }
}

interface ShownLine {
  uid: string;
  reference: string | null;
  /** `YYYY-MM-DD`. */
  bookedOn: string;
}
