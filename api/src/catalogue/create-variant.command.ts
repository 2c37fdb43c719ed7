import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreateVariantBody } from '#contracts/http/admin/catalogue-edit.http';
import { Database, type Tx } from '#runtime/db/database';
import type { AdminIdentity } from '../http/access.js';
import { invalid } from '../http/refusal.js';
import { createOnce, pointsAt } from './save-record.js';

export class CreateVariantCommand extends Command<{ uid: string }> {
  constructor(
    readonly body: CreateVariantBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** One more length of a package. Nobody sees it before it has a price. */
@CommandHandler(CreateVariantCommand)
export class CreateVariantHandler implements ICommandHandler<CreateVariantCommand> {
  constructor(private readonly database: Database) {}

  execute({ body, admin }: CreateVariantCommand): Promise<{ uid: string }> {
    const { packageUid, familyUid, duration: durationMonths } = body;
    const wanted = { packageUid, familyUid, durationMonths };
    return createOnce(this.database, {
      admin,
      subject: 'variants',
      wanted,
      find: (tx) => tx.variant.findUnique({ where: { packageUid_durationMonths: { packageUid, durationMonths } } }),
      insert: async (tx) => {
        await this.checkFamily(tx, body);
        return tx.variant.create({ data: wanted, select: { uid: true } });
      },
      taken: { field: 'duration', message: 'Paket ini sudah punya varian dengan durasi itu' },
    });
  }

  /** The groups it would be seated in belong to the same brand and have a seat for its role. */
  private async checkFamily(tx: Tx, { packageUid, familyUid }: CreateVariantBody): Promise<void> {
    const pack = pointsAt(
      await tx.package.findUnique({ where: { uid: packageUid } }),
      'packageUid',
      'Paket ini tidak ada',
    );
    const family = await tx.planFamily.findUnique({ where: { uid: familyUid } });
    if (family?.providerUid !== pack.providerUid)
      throw invalid({ field: 'familyUid', message: 'Keluarga paket ini bukan milik layanan yang sama' });
    if (pack.isHost && family.hostSeats === 0)
      throw invalid({ field: 'familyUid', message: 'Grup keluarga paket ini tidak punya kursi host' });
  }
}
