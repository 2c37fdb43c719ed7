import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DoneOrProposed } from '#contracts/platform/common.http';
import { DomainError } from '#domain/platform/domain-error';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { editPaymentMethod } from './edit-payment-method.js';
import { leavesNoneToPayTo } from '#domain/sales/payments/receiving-account';
import { lockShown } from './shown-accounts.js';

export class SwitchPaymentMethodCommand extends Command<DoneOrProposed> {
  constructor(
    readonly uid: string,
    readonly active: boolean,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/**
 * Shows a bank account to customers, once two want it, or hides it. One that is no example is always shown: without it no order could be paid.
 * docs/rules/shop.md#two-owners
 */
@CommandHandler(SwitchPaymentMethodCommand)
export class SwitchPaymentMethodHandler implements ICommandHandler<SwitchPaymentMethodCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  execute({ uid, active, admin }: SwitchPaymentMethodCommand): Promise<DoneOrProposed> {
    return editPaymentMethod(this.database, {
      uid,
      action: active ? 'activate' : 'deactivate',
      wanted: { active },
      admin,
      at: this.clock.now(),
      check: async (tx) => {
        const shown = await lockShown(tx);
        if (!active && leavesNoneToPayTo(shown, uid)) throw lastOne();
      },
    });
  }
}

const lastOne = (): DomainError =>
  new DomainError(
    'LAST_BANK_ACCOUNT',
    'Harus ada satu rekening yang aktif, selain rekening contoh. Aktifkan rekening lain dulu, ya.',
  );
