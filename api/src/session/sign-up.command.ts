import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ERROR_MESSAGE } from '#contracts/errors';
import type { CustomerView, SignUpBody } from '#contracts/http/session.http';
import { normalisePhone } from '#domain/customers/phone';
import { Database } from '#runtime/db/database';
import { violatedUnique } from '#runtime/db/sql-errors';
import { Refusal } from '../http/refusal.js';
import { Passwords } from './passwords.js';

export class SignUpCommand extends Command<CustomerView> {
  constructor(readonly body: SignUpBody) {
    super();
  }
}

@CommandHandler(SignUpCommand)
export class SignUpHandler implements ICommandHandler<SignUpCommand> {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
  ) {}

  async execute({ body: { name, email, phoneNumber, password } }: SignUpCommand): Promise<CustomerView> {
    const passwordHash = await this.passwords.hash(password);
    try {
      const { uid, ...customer } = await this.database.customer.create({
        data: { name, email, phoneNumber: normalisePhone(phoneNumber), passwordHash },
        select: { uid: true, name: true, email: true, phoneNumber: true },
      });
      return { customerUid: uid, ...customer };
    } catch (error) {
      if (violatedUnique(error) === null) throw error;
      throw new Refusal('EMAIL_TAKEN', 409, [{ field: 'email', message: ERROR_MESSAGE.EMAIL_TAKEN }]);
    }
  }
}
