import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/platform/domain-error';
import { Database } from '#runtime/platform/db/database';
import { editOnce } from '../../platform/audit/save-record.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { dropUniqueCodes } from '../payments/draw-unique-code.js';

export class SwitchPaymentMethodCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly active: boolean,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Shows a bank account to customers or hides it. One is always shown: without it no order could be paid. */
@CommandHandler(SwitchPaymentMethodCommand)
export class SwitchPaymentMethodHandler implements ICommandHandler<SwitchPaymentMethodCommand> {
  constructor(private readonly database: Database) {}

  execute({ uid, active, admin }: SwitchPaymentMethodCommand): Promise<{ uid: string }> {
    return editOnce(this.database, {
      admin,
      table: 'payment_method',
      subject: 'payment-methods',
      uid,
      action: active ? 'activate' : 'deactivate',
      wanted: { active },
      read: (tx) => tx.paymentMethod.findUniqueOrThrow({ where: { uid } }),
      write: async (tx, data) => {
        // Of two that hide the last two, the second waits and sees the first.
        const shown = await tx.$queryRaw<{ uid: string }[]>`
          SELECT uid FROM payment_method WHERE active ORDER BY uid FOR UPDATE`;
        if (!active && !shown.some((other) => other.uid !== uid)) throw lastOne();
        const switched = await tx.paymentMethod.update({ where: { uid }, data, select: { uid: true } });
        await dropUniqueCodes(tx);
        return switched;
      },
    });
  }
}

const lastOne = (): DomainError =>
  new DomainError('LAST_BANK_ACCOUNT', 'Harus ada satu rekening yang aktif. Aktifkan rekening lain dulu, ya.');
