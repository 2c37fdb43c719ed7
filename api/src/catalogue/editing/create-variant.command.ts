import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreateVariantBody } from '#contracts/catalogue/catalogue-edit.admin.http';
import { Database, type Tx } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { invalid } from '../../platform/http/errors/refusal.js';
import { createOnce, requireReference } from '../../platform/audit/save-record.js';

export class CreateVariantCommand extends Command<{ uid: string }> {
  constructor(
    readonly body: CreateVariantBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Creates a variant of a package; it is not listed before it has a price. */
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

  /** The family must belong to the same brand and have a seat for the package's role. */
  private async checkFamily(tx: Tx, { packageUid, familyUid }: CreateVariantBody): Promise<void> {
    const pack = requireReference(
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
