import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#runtime/platform/db/database';
import { lockErrand, moveErrand } from '#runtime/products/errands/errands.store';
import { Refusal } from '../../../platform/http/errors/refusal.js';

export class EndErrandCommand extends Command<{ uid: string }> {
  /** `withdraw` before there is a quote, `refuse` the quote. */
  constructor(
    readonly customerUid: string,
    readonly errandUid: string,
    readonly move: 'withdraw' | 'refuse',
  ) {
    super();
  }
}

/** The customer does not want it any more. Ended twice it is ended once. */
@CommandHandler(EndErrandCommand)
export class EndErrandHandler implements ICommandHandler<EndErrandCommand> {
  constructor(private readonly database: Database) {}

  async execute({ customerUid, errandUid: uid, move }: EndErrandCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const errand = await lockErrand(tx, uid);
      if (errand?.customerUid !== customerUid) throw new Refusal('NOT_FOUND', 404);
      if (errand.state !== (move === 'refuse' ? 'refused' : 'withdrawn'))
        await moveErrand(tx, errand, move, 'customer');
    });
    return { uid };
  }
}
