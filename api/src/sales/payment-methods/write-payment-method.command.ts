import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DoneOrProposed } from '#contracts/platform/common.http';
import type { CreatePaymentMethodBody, UpdatePaymentMethodBody } from '#contracts/sales/payment-methods.admin.http';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { violatedUnique } from '#runtime/platform/db/sql-errors';
import { changesOf } from '../../platform/audit/changes-of.js';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { invalid } from '../../platform/http/errors/refusal.js';
import { decideWithSecond, proposedChange } from '../../platform/proposals/decide-change.js';
import { hasWhoAgrees } from '../../platform/proposals/who-agrees.js';
import { FACTS, SUBJECT, TAKEN, editPaymentMethod } from './edit-payment-method.js';

export class CreatePaymentMethodCommand extends Command<DoneOrProposed> {
  constructor(
    readonly body: CreatePaymentMethodBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class UpdatePaymentMethodCommand extends Command<DoneOrProposed> {
  constructor(
    readonly uid: string,
    readonly body: UpdatePaymentMethodBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/**
 * Another bank account of the shop: hidden until another admin agrees, from then on customers see it at their next look at the payment page.
 * The same again adds nothing. docs/rules/shop.md#two-owners @throws Refusal 422 where the account is there already with other facts.
 */
@CommandHandler(CreatePaymentMethodCommand)
export class CreatePaymentMethodHandler implements ICommandHandler<CreatePaymentMethodCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute(command: CreatePaymentMethodCommand): Promise<DoneOrProposed> {
    try {
      return await this.database.transaction((tx) => this.create(tx, command));
    } catch (error) {
      // A press at the same time has added it first, and is found now.
      if (violatedUnique(error) === null) throw error;
      return this.execute(command);
    }
  }

  private async create(tx: Tx, { body, admin }: CreatePaymentMethodCommand): Promise<DoneOrProposed> {
    const { bankName, accountNumber } = body;
    const known = await tx.paymentMethod.findUnique({
      where: { bankName_accountNumber: { bankName, accountNumber } },
      select: { uid: true, ...FACTS },
    });
    if (known) {
      if (changesOf(known, body)) throw invalid(TAKEN);
      return { uid: known.uid, isProposed: (await proposedChange(tx, SUBJECT, known.uid)) !== null };
    }
    const at = this.clock.now();
    const isProposed = await hasWhoAgrees(tx, SUBJECT, { uid: admin.uid, at });
    const { uid, ...facts } = await tx.paymentMethod.create({
      data: { kind: 'bank-transfer', ...body, active: !isProposed },
      select: { uid: true, ...FACTS },
    });
    const change = { ...changesOf({}, body), ...(!isProposed && { noOtherAdmin: true }) };
    await recordAudit(tx, admin, { action: 'create', subject: SUBJECT, subjectUid: uid, change });
    const value = { ...facts, active: true };
    if (isProposed) await decideWithSecond(tx, { kind: SUBJECT, subjectUid: uid, value, admin, at });
    return { uid, isProposed };
  }
}

@CommandHandler(UpdatePaymentMethodCommand)
export class UpdatePaymentMethodHandler implements ICommandHandler<UpdatePaymentMethodCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ uid, body: { version, ...wanted }, admin }: UpdatePaymentMethodCommand): Promise<DoneOrProposed> {
    const edit = { uid, action: 'update', wanted, version, admin, at: this.clock.now() } as const;
    try {
      return await editPaymentMethod(this.database, edit);
    } catch (error) {
      if (violatedUnique(error) === null) throw error;
      throw invalid(TAKEN);
    }
  }
}
