import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreateFamilyBody } from '#contracts/catalogue/catalogue-edit.admin.http';
import { groupSizeOf } from '#domain/catalogue/plan-family';
import { toSen } from '#domain/platform/sen';
import { Database } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { invalid } from '../../platform/http/errors/refusal.js';
import { createOnce, requireReference } from '../../platform/audit/save-record.js';

export class CreateFamilyCommand extends Command<{ uid: string }> {
  constructor(
    readonly body: CreateFamilyBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Creates a plan family: the seats of its groups and what a host is reimbursed. */
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
        requireReference(
          await tx.provider.findUnique({ where: { uid: providerUid } }),
          'providerUid',
          'Layanan ini tidak ada',
        );
        return tx.planFamily.create({ data: wanted, select: { uid: true } });
      },
      taken: { field: 'slug', message: 'Slug ini sudah dipakai' },
    });
  }
}
