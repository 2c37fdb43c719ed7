import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/platform/domain-error';
import { Database } from '#runtime/platform/db/database';
import { lockRow } from '#runtime/platform/db/lock-row';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import { StoredFiles, saveFile } from '../../../platform/files/stored-files.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import type { UploadedFile } from '../../../platform/http/uploads/upload.js';

/** Of one product. */
const MOST_PICTURES = 8;
const subject = 'merchandise-products';

export class AddPictureCommand extends Command<{ uid: string }> {
  constructor(
    readonly productUid: string,
    readonly picture: UploadedFile,
    readonly alt: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

@CommandHandler(AddPictureCommand)
export class AddPictureHandler implements ICommandHandler<AddPictureCommand> {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
  ) {}

  async execute({ productUid, picture, alt, admin }: AddPictureCommand): Promise<{ uid: string }> {
    if (!(await this.database.merchandiseProduct.count({ where: { uid: productUid } })))
      throw new Refusal('NOT_FOUND', 404);
    const file = await this.files.store(picture, admin.uid);
    await this.database.transaction(
      async (tx) => {
        await lockRow(tx, 'merchandise_product', productUid);
        const pictures = await tx.merchandisePicture.findMany({ where: { productUid }, orderBy: { position: 'desc' } });
        if (pictures.length >= MOST_PICTURES)
          throw new DomainError('TOO_MANY_PICTURES', `Satu produk punya paling banyak ${MOST_PICTURES} foto.`);
        await saveFile(tx, file, { kind: 'merchandise-picture', customerUid: null });
        const { uid: fileUid, width, height } = file;
        const position = (pictures[0]?.position ?? 0) + 1;
        await tx.merchandisePicture.create({
          data: { fileUid, productUid, alt, width, height, position },
          select: { fileUid: true },
        });
        await recordAudit(tx, admin, {
          action: 'add-picture',
          subject,
          subjectUid: productUid,
          change: { alt, fileUid },
        });
      },
      () => this.files.discard(file),
    );
    return { uid: productUid };
  }
}

export class RemovePictureCommand extends Command<{ uid: string }> {
  constructor(
    readonly productUid: string,
    readonly fileUid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** The file goes with its row; the sweep deletes the bytes. */
@CommandHandler(RemovePictureCommand)
export class RemovePictureHandler implements ICommandHandler<RemovePictureCommand> {
  constructor(private readonly database: Database) {}

  async execute({ productUid, fileUid, admin }: RemovePictureCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      await lockRow(tx, 'merchandise_product', productUid);
      const product = await tx.merchandiseProduct.findUnique({ where: { uid: productUid }, select: { active: true } });
      if (!product) throw new Refusal('NOT_FOUND', 404);
      if (product.active && (await tx.merchandisePicture.count({ where: { productUid } })) === 1)
        throw new DomainError('LAST_PICTURE', 'Produk yang dijual harus punya foto. Tambahkan foto lain dulu.');
      const { count } = await tx.merchandisePicture.deleteMany({ where: { fileUid, productUid } });
      if (count === 0) return;
      await tx.file.delete({ where: { uid: fileUid }, select: { uid: true } });
      await recordAudit(tx, admin, { action: 'remove-picture', subject, subjectUid: productUid, change: { fileUid } });
    });
    return { uid: productUid };
  }
}
