import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/platform/domain-error';
import { PUBLIC_STATES, type ProductState } from '#domain/products/sekeranjang/product-state';
import { Database } from '#runtime/platform/db/database';
import { lockProduct } from '#runtime/products/sekeranjang/shares.store';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import { StoredFiles } from '../../../platform/files/stored-files.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import type { UploadedFile } from '../../../platform/http/uploads/upload.js';
import { addPicture } from '../proposals/pictures.js';

const subject = 'sekeranjang-products';

export class AddSekeranjangPictureCommand extends Command<{ uid: string }> {
  constructor(
    readonly productUid: string,
    readonly picture: UploadedFile,
    readonly alt: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

@CommandHandler(AddSekeranjangPictureCommand)
export class AddSekeranjangPictureHandler implements ICommandHandler<AddSekeranjangPictureCommand> {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
  ) {}

  async execute({ productUid, picture, alt, admin }: AddSekeranjangPictureCommand): Promise<{ uid: string }> {
    if (!(await this.database.sekeranjangProduct.count({ where: { uid: productUid } })))
      throw new Refusal('NOT_FOUND', 404);
    const file = await this.files.store(picture, admin.uid);
    await this.database.transaction(
      async (tx) => {
        await lockProduct(tx, productUid);
        await addPicture(tx, productUid, file, alt);
        const change = { alt, fileUid: file.uid };
        await recordAudit(tx, admin, { action: 'add-picture', subject, subjectUid: productUid, change });
      },
      () => this.files.discard(file),
    );
    return { uid: productUid };
  }
}

export class RemoveSekeranjangPictureCommand extends Command<{ uid: string }> {
  constructor(
    readonly productUid: string,
    readonly fileUid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** The file goes with its row; the sweep deletes the bytes. */
@CommandHandler(RemoveSekeranjangPictureCommand)
export class RemoveSekeranjangPictureHandler implements ICommandHandler<RemoveSekeranjangPictureCommand> {
  constructor(private readonly database: Database) {}

  async execute({ productUid, fileUid, admin }: RemoveSekeranjangPictureCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const product = await lockProduct(tx, productUid);
      if (!product) throw new Refusal('NOT_FOUND', 404);
      const isShown = PUBLIC_STATES.includes(product.state as ProductState);
      if (isShown && (await tx.sekeranjangPicture.count({ where: { productUid } })) === 1)
        throw new DomainError('LAST_PICTURE', 'Produk yang tampil harus punya foto. Tambahkan foto lain dulu.');
      const { count } = await tx.sekeranjangPicture.deleteMany({ where: { fileUid, productUid } });
      if (count === 0) return;
      await tx.file.delete({ where: { uid: fileUid }, select: { uid: true } });
      const change = { fileUid };
      await recordAudit(tx, admin, { action: 'remove-picture', subject, subjectUid: productUid, change });
    });
    return { uid: productUid };
  }
}
