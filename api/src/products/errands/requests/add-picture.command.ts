import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/platform/domain-error';
import type { ErrandState } from '#domain/products/errands/errand';
import { Database } from '#runtime/platform/db/database';
import { lockErrand } from '#runtime/products/errands/errands.store';
import { StoredFiles, saveFile } from '../../../platform/files/stored-files.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import type { UploadedFile } from '../../../platform/http/uploads/upload.js';

export class AddErrandPictureCommand extends Command<{ uid: string }> {
  constructor(
    readonly customerUid: string,
    readonly errandUid: string,
    readonly picture: UploadedFile,
  ) {
    super();
  }
}

/** The one picture of an own request that waits for a quote. */
@CommandHandler(AddErrandPictureCommand)
export class AddErrandPictureHandler implements ICommandHandler<AddErrandPictureCommand> {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
  ) {}

  async execute({ customerUid, errandUid: uid, picture }: AddErrandPictureCommand): Promise<{ uid: string }> {
    const file = await this.files.store(picture, customerUid);
    await this.database.transaction(
      async (tx) => {
        const errand = await lockErrand(tx, uid);
        if (errand?.customerUid !== customerUid) throw new Refusal('NOT_FOUND', 404);
        if (errand.state !== ('requested' satisfies ErrandState) || errand.pictureUid)
          throw new DomainError('ERRAND_HAS_PICTURE', 'Titipan ini sudah punya foto atau sudah ditawarkan.');
        await saveFile(tx, file, { kind: 'errand-picture', customerUid });
        await tx.errand.update({
          where: { uid },
          data: { pictureUid: file.uid, version: { increment: 1 } },
          select: { uid: true },
        });
      },
      () => this.files.discard(file),
    );
    return { uid };
  }
}
