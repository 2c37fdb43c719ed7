import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ProposalPictureFields } from '#contracts/products/sekeranjang/sekeranjang.http';
import { DomainError } from '#domain/platform/domain-error';
import type { ProductState } from '#domain/products/sekeranjang/product-state';
import { Database } from '#runtime/platform/db/database';
import { lockProduct } from '#runtime/products/sekeranjang/shares.store';
import { StoredFiles } from '../../../platform/files/stored-files.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import type { UploadedFile } from '../../../platform/http/uploads/upload.js';
import { addPicture } from './pictures.js';

export class AddProposalPictureCommand extends Command<{ uid: string }> {
  constructor(
    readonly proposerUid: string,
    readonly fields: ProposalPictureFields,
    readonly picture: UploadedFile,
  ) {
    super();
  }
}

/** A picture for an own proposal that waits for its decision. */
@CommandHandler(AddProposalPictureCommand)
export class AddProposalPictureHandler implements ICommandHandler<AddProposalPictureCommand> {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
  ) {}

  async execute({ proposerUid, fields, picture }: AddProposalPictureCommand): Promise<{ uid: string }> {
    const { sekeranjangUid: uid, alt } = fields;
    if (!(await this.database.sekeranjangProduct.count({ where: { uid, proposerUid } })))
      throw new Refusal('NOT_FOUND', 404);
    const file = await this.files.store(picture, proposerUid);
    await this.database.transaction(
      async (tx) => {
        const product = await lockProduct(tx, uid);
        if (product?.state !== ('proposed' satisfies ProductState))
          throw new DomainError('PROPOSAL_DECIDED', 'Usulan ini sudah diputuskan, jadi fotonya tidak bisa ditambah.');
        await addPicture(tx, uid, file, alt || product.name);
      },
      () => this.files.discard(file),
    );
    return { uid };
  }
}
