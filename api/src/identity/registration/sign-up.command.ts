import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignUpBody, SignedUp } from '#contracts/identity/registration.http';
import { PRIVACY_VERSION } from '#domain/identity/privacy/terms';
import { readPhone } from '#domain/platform/phone';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { Passwords } from '#runtime/identity/passwords/passwords';
import { factsOf } from '#runtime/identity/blacklist-keys';
import { matchCustomer } from '#runtime/identity/match-customer';

export class SignUpCommand extends Command<SignedUp> {
  constructor(
    readonly body: SignUpBody,
    /** Of a browser that was signed in before, or null. */
    readonly browserHash: string | null,
  ) {
    super();
  }
}

/**
 * Registers a customer. For an address that is taken the answer and its duration are the same; its owner gets a mail
 * instead (docs/decisions/0011).
 */
@CommandHandler(SignUpCommand)
export class SignUpHandler implements ICommandHandler<SignUpCommand> {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  async execute({ body, browserHash }: SignUpCommand): Promise<SignedUp> {
    const { name, email, phoneNumber: typedPhone, password, deviceId } = body;
    const person = { name, email, phoneNumber: readPhone(typedPhone) };
    const passwordHash = await this.passwords.hashNew(password, person);
    await this.database.transaction(async (tx) => {
      const { count } = await tx.customer.createMany({ data: [{ ...person, passwordHash }], skipDuplicates: true });
      const { uid: customerUid } = await tx.customer.findUniqueOrThrow({ where: { email }, select: { uid: true } });
      if (count === 1) {
        const consent = { document: 'privacy-policy', version: body.privacyVersion ?? PRIVACY_VERSION };
        await tx.consent.create({ data: { customerUid, ...consent, at: this.clock.now() }, select: { at: true } });
        const { phoneNumber } = person;
        const facts = factsOf({
          email,
          isEmailCertain: false,
          phoneNumber,
          deviceIds: [deviceId],
          browserHashes: [browserHash],
        });
        await matchCustomer(tx, customerUid, facts, this.clock.now());
      }
      await announce(tx, count === 1 ? 'customer.signed-up' : 'customer.signed-up-again', { customerUid });
    });
    return person;
  }
}
