import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreateFamilyBody } from '#contracts/http/admin/catalogue-edit.http';
import { groupSizeOf } from '#domain/groups/group';
import { toSen } from '#domain/money/sen';
import { Database } from '#runtime/db/database';
import type { AdminIdentity } from '../http/access.js';
import { invalid } from '../http/refusal.js';
import { createOnce, pointsAt } from './save-record.js';

export class CreateFamilyCommand extends Command<{ uid: string }> {
  constructor(
    readonly body: CreateFamilyBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** How many seats the groups of a subscription have, and what a host gets back. */
@CommandHandler(CreateFamilyCommand)
export class CreateFamilyHandler implements ICommandHandler<CreateFamilyCommand> {
  constructor(private readonly database: Database) {}

  async execute({ body, admin }: CreateFamilyCommand): Promise<{ uid: string }> {
    const { providerPrice, transferFee, ...facts } = body;
    const seats = groupSizeOf(body);
    if ((body.startsWhenConfirmed ?? 0) > seats)
      throw invalid({ field: 'startsWhenConfirmed', message: `Paling banyak ${seats}, sejumlah kursinya` });
    if ((body.tvSlots ?? 0) > seats)
      throw invalid({ field: 'tvSlots', message: `Paling banyak ${seats}, sejumlah kursinya` });
    const wanted = {
      ...facts,
      providerPriceSen: providerPrice === null ? null : toSen(providerPrice),
      transferFeeSen: toSen(transferFee),
    };
    return createOnce(this.database, {
      admin,
      subject: 'plan-families',
      wanted,
      find: (tx) => tx.planFamily.findUnique({ where: { slug: body.slug } }),
      insert: async (tx) => {
        const { providerUid } = body;
        pointsAt(await tx.provider.findUnique({ where: { uid: providerUid } }), 'providerUid', 'Layanan ini tidak ada');
        return tx.planFamily.create({ data: wanted, select: { uid: true } });
      },
      taken: { field: 'slug', message: 'Slug ini sudah dipakai' },
    });
  }
}
