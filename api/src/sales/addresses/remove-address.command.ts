import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#runtime/platform/db/database';
import { lockOwnCustomer } from '../../identity/customers/lock-customer.js';
import { Refusal } from '../../platform/http/errors/refusal.js';

export class RemoveAddressCommand extends Command<{ uid: string }> {
  constructor(
    readonly customerUid: string,
    readonly addressUid: string,
  ) {
    super();
  }
}

/** Removes an address; the oldest other one becomes the main one if it was that. */
@CommandHandler(RemoveAddressCommand)
export class RemoveAddressHandler implements ICommandHandler<RemoveAddressCommand> {
  constructor(private readonly database: Database) {}

  async execute({ customerUid, addressUid: uid }: RemoveAddressCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      await lockOwnCustomer(tx, customerUid);
      const { count } = await tx.address.deleteMany({ where: { uid, customerUid } });
      if (count === 0) throw new Refusal('NOT_FOUND', 404);
      if (await tx.address.count({ where: { customerUid, isMain: true } })) return;
      const next = await tx.address.findFirst({
        where: { customerUid },
        orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
      });
      if (next) await tx.address.update({ where: { uid: next.uid }, data: { isMain: true }, select: { uid: true } });
    });
    return { uid };
  }
}
