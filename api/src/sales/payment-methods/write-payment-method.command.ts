import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreatePaymentMethodBody, UpdatePaymentMethodBody } from '#contracts/sales/payment-methods.admin.http';
import { Database } from '#runtime/platform/db/database';
import { violatedUnique } from '#runtime/platform/db/sql-errors';
import { createOnce, editOnce } from '../../platform/audit/save-record.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { invalid } from '../../platform/http/errors/refusal.js';
import { dropUniqueCodes } from '../payments/draw-unique-code.js';

const subject = 'payment-methods';
const TAKEN = { field: 'accountNumber', message: 'Rekening ini sudah ada di daftar' };

export class CreatePaymentMethodCommand extends Command<{ uid: string }> {
  constructor(
    readonly body: CreatePaymentMethodBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class UpdatePaymentMethodCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly body: UpdatePaymentMethodBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Another bank account of the shop: customers see it from their next look at the payment page on. */
@CommandHandler(CreatePaymentMethodCommand)
export class CreatePaymentMethodHandler implements ICommandHandler<CreatePaymentMethodCommand> {
  constructor(private readonly database: Database) {}

  execute({ body, admin }: CreatePaymentMethodCommand): Promise<{ uid: string }> {
    const { bankName, accountNumber } = body;
    return createOnce(this.database, {
      admin,
      subject,
      wanted: body,
      find: (tx) => tx.paymentMethod.findUnique({ where: { bankName_accountNumber: { bankName, accountNumber } } }),
      insert: (tx) => tx.paymentMethod.create({ data: { kind: 'bank-transfer', ...body }, select: { uid: true } }),
      taken: TAKEN,
    });
  }
}

@CommandHandler(UpdatePaymentMethodCommand)
export class UpdatePaymentMethodHandler implements ICommandHandler<UpdatePaymentMethodCommand> {
  constructor(private readonly database: Database) {}

  async execute({ uid, body: { version, ...wanted }, admin }: UpdatePaymentMethodCommand): Promise<{ uid: string }> {
    try {
      return await editOnce(this.database, {
        admin,
        table: 'payment_method',
        subject,
        uid,
        action: 'update',
        version,
        wanted,
        read: (tx) => tx.paymentMethod.findUniqueOrThrow({ where: { uid } }),
        write: async (tx, data) => {
          const updated = await tx.paymentMethod.update({ where: { uid }, data, select: { uid: true } });
          await dropUniqueCodes(tx);
          return updated;
        },
      });
    } catch (error) {
      if (violatedUnique(error) === null) throw error;
      throw invalid(TAKEN);
    }
  }
}
