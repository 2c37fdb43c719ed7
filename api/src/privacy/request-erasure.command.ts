import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ERROR_MESSAGE } from '#contracts/errors';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';
import { announce } from '#runtime/outbox/announce';
import { Passwords } from '#runtime/passwords/passwords';
import { lockCustomerRow, readErasure } from '#runtime/stores/erasures.store';
import { Refusal } from '../http/refusal.js';

export class RequestErasureCommand extends Command<void> {
  constructor(
    readonly customerUid: string,
    readonly password: string,
  ) {
    super();
  }
}

/**
 * A customer wants to be forgotten; asked twice is asked once. The worker carries it out, at once when no money is open.
 * docs/decisions/0012.
 */
@CommandHandler(RequestErasureCommand)
export class RequestErasureHandler implements ICommandHandler<RequestErasureCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
  ) {}

  async execute({ customerUid, password }: RequestErasureCommand): Promise<void> {
    await this.requirePassword(customerUid, password);
    await this.database.transaction(async (tx) => {
      await lockCustomerRow(tx, customerUid);
      if (await readErasure(tx, customerUid)) return;
      const erasureUid = randomUUID();
      await tx.erasure.create({
        data: { uid: erasureUid, customerUid, requestedAt: this.clock.now() },
        select: { uid: true },
      });
      await announce(tx, 'erasure.requested', { erasureUid });
    });
  }

  /** The phone may lie open on a table. */
  private async requirePassword(customerUid: string, password: string): Promise<void> {
    const customer = await this.database.customer.findUnique({
      where: { uid: customerUid, erasedAt: null },
      select: { passwordHash: true },
    });
    if (!customer) throw new Refusal('TOKEN_REQUIRED', 401);
    if (await this.passwords.matches(customer.passwordHash, password)) return;
    throw new Refusal('PASSWORD_WRONG', 422, [{ field: 'password', message: ERROR_MESSAGE.PASSWORD_WRONG }]);
  }
}
