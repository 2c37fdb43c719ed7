import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { lockRow } from '#runtime/platform/db/lock-row';
import { announce } from '#runtime/platform/outbox/announce';
import { readErasure } from '#runtime/identity/erasures.store';
import { OwnerPassword } from '../owner-password.js';
import { Refusal } from '../../platform/http/errors/refusal.js';

export class RequestErasureCommand extends Command<void> {
  constructor(
    readonly customerUid: string,
    readonly password: string,
  ) {
    super();
  }
}

/**
 * A customer asks for erasure; a second request changes nothing. The worker carries it out, at once when no money is open.
 * docs/decisions/0012.
 */
@CommandHandler(RequestErasureCommand)
export class RequestErasureHandler implements ICommandHandler<RequestErasureCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ownerPassword: OwnerPassword,
  ) {}

  async execute({ customerUid, password }: RequestErasureCommand): Promise<void> {
    const owner = await this.database.customer.findUnique({
      where: { uid: customerUid, erasedAt: null },
      select: { uid: true, passwordHash: true },
    });
    if (!owner) throw new Refusal('TOKEN_REQUIRED', 401);
    await this.ownerPassword.require(owner, password, 'password');
    await this.database.transaction(async (tx) => {
      await lockRow(tx, 'customer', customerUid);
      if (await readErasure(tx, customerUid)) return;
      await this.ownerPassword.requireStill(tx, owner, 'password');
      const erasureUid = randomUUID();
      await tx.erasure.create({
        data: { uid: erasureUid, customerUid, requestedAt: this.clock.now() },
        select: { uid: true },
      });
      await announce(tx, 'erasure.requested', { erasureUid });
    });
  }
}
