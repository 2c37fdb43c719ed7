import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/platform/domain-error';
import type { AnimalState } from '#domain/products/qurban/animal';
import { type ParticipationState, SEATED } from '#domain/products/qurban/participation';
import { Database } from '#runtime/platform/db/database';
import { lockAnimalsOf } from '#runtime/products/qurban/participations.store';
import { Refusal, invalid } from '../../../platform/http/errors/refusal.js';

export class RenameQurbanCommand extends Command<{ uid: string }> {
  constructor(
    readonly customerUid: string,
    readonly orderUid: string,
    readonly names: string[],
  ) {
    super();
  }
}

/** Names are read out on the day, so they can be corrected until it was reported. docs/rules/qurban.md#shares */
export const canRename = ({ state, animal }: { state: string; animal: { state: string } }): boolean =>
  SEATED.includes(state as ParticipationState) && animal.state !== ('reported' satisfies AnimalState);

/** The customer corrects the names in which the shares are offered. */
@CommandHandler(RenameQurbanCommand)
export class RenameQurbanHandler implements ICommandHandler<RenameQurbanCommand> {
  constructor(private readonly database: Database) {}

  async execute({ customerUid, orderUid, names }: RenameQurbanCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      await lockAnimalsOf(tx, [orderUid]);
      const found = await tx.qurbanParticipation.findFirst({
        where: { orderUid, customerUid },
        include: { animal: true },
      });
      if (!found) throw new Refusal('ORDER_NOT_FOUND', 404);
      if (!canRename(found))
        throw new DomainError('QURBAN_NAMES_FIXED', 'Namanya tidak bisa diubah lagi.', 'conflict', 'names');
      if (names.length !== found.shares)
        throw invalid({ field: 'names', message: `Isi ${found.shares} nama, satu untuk setiap bagian` });
      for (const [index, name] of names.entries())
        await tx.qurbanShare.update({
          where: { orderUid_number: { orderUid, number: index + 1 } },
          data: { name },
          select: { number: true },
        });
    });
    return { uid: orderUid };
  }
}
