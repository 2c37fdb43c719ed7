import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ApprovePaymentMethodBody } from '#contracts/sales/payment-methods.admin.http';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { violatedUnique } from '#runtime/platform/db/sql-errors';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { invalid } from '../../platform/http/errors/refusal.js';
import { TAKEN, editPaymentMethod } from './edit-payment-method.js';

export class ApprovePaymentMethodCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    /** The account that was read as proposed. */
    readonly body: ApprovePaymentMethodBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Customers see the account that an owner has proposed: by another owner, or by finance where no other owner may. docs/rules/shop.md#two-owners */
@CommandHandler(ApprovePaymentMethodCommand)
export class ApprovePaymentMethodHandler implements ICommandHandler<ApprovePaymentMethodCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ uid, body, admin }: ApprovePaymentMethodCommand): Promise<{ uid: string }> {
    const edit = { uid, action: 'approve', wanted: { ...body, active: true }, admin, at: this.clock.now() } as const;
    try {
      await editPaymentMethod(this.database, edit);
      return { uid };
    } catch (error) {
      if (violatedUnique(error) === null) throw error;
      throw invalid(TAKEN);
    }
  }
}
