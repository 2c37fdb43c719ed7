import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignUpBody, SignedUp } from '#contracts/http/identity.http';
import { keysOf } from '#domain/blacklist/blacklist';
import { normalisePhone } from '#domain/customers/phone';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';
import { announce } from '#runtime/outbox/announce';
import { Passwords } from '#runtime/passwords/passwords';
import { matchCustomer } from '#runtime/stores/blacklist.store';

export class SignUpCommand extends Command<SignedUp> {
  constructor(readonly body: SignUpBody) {
    super();
  }
}

/**
 * Registers. An address that is taken already gets the same answer in the same time: its owner is told by
 * mail, and whoever typed it learns nothing here (docs/decisions/0011).
 */
@CommandHandler(SignUpCommand)
export class SignUpHandler implements ICommandHandler<SignUpCommand> {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  async execute({ body }: SignUpCommand): Promise<SignedUp> {
    const { name, email, phoneNumber: typedPhone, password, deviceId } = body;
    const person = { name, email, phoneNumber: normalisePhone(typedPhone) };
    const passwordHash = await this.passwords.hashNew(password, person);
    await this.database.transaction(async (tx) => {
      const { count } = await tx.customer.createMany({ data: [{ ...person, passwordHash }], skipDuplicates: true });
      const { uid: customerUid } = await tx.customer.findUniqueOrThrow({ where: { email }, select: { uid: true } });
      if (count === 1) {
        const { phoneNumber } = person;
        await matchCustomer(tx, customerUid, keysOf({ email, phoneNumber, deviceIds: [deviceId] }), this.clock.now());
      }
      await announce(tx, count === 1 ? 'customer.signed-up' : 'customer.signed-up-again', { customerUid });
    });
    return person;
  }
}
