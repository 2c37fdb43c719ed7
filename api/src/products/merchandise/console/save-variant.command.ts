import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ERROR_MESSAGE } from '#contracts/errors';
import type { CreateVariantBody, UpdateVariantBody } from '#contracts/products/merchandise/merchandise.admin.http';
import { toSen } from '#domain/platform/sen';
import { nameKey } from '#domain/platform/typed-line';
import { Database } from '#runtime/platform/db/database';
import { checkPreparedWeight } from '#runtime/sales/shipping/shipments.store';
import { findNamed } from '../../../platform/audit/same-name.js';
import { createOnce, editOnce, requireReference } from '../../../platform/audit/save-record.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { invalid } from '../../../platform/http/errors/refusal.js';

export class CreateMerchandiseVariantCommand extends Command<{ uid: string }> {
  constructor(
    readonly body: CreateVariantBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class UpdateMerchandiseVariantCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly body: UpdateVariantBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

const subject = 'merchandise-variants';

/** A size and colour of a product. It begins without stock. */
@CommandHandler(CreateMerchandiseVariantCommand)
export class CreateMerchandiseVariantHandler implements ICommandHandler<CreateMerchandiseVariantCommand> {
  constructor(private readonly database: Database) {}

  async execute({ body, admin }: CreateMerchandiseVariantCommand): Promise<{ uid: string }> {
    const { price, ...facts } = body;
    const wanted = { ...facts, priceSen: toSen(price) };
    const { productUid, sku } = wanted;
    requireReference(
      await this.database.merchandiseProduct.findUnique({ where: { uid: productUid }, select: { uid: true } }),
      'productUid',
      ERROR_MESSAGE.NOT_FOUND,
    );
    return createOnce(this.database, {
      admin,
      subject,
      wanted,
      find: async (tx) => {
        const skus = () => tx.merchandiseVariant.findMany({ select: { uid: true, sku: true } });
        const known = await findNamed(tx, subject, { sku }, skus);
        if (known) return tx.merchandiseVariant.findUniqueOrThrow({ where: { uid: known.uid } });
        const others = await tx.merchandiseVariant.findMany({ where: { productUid } });
        if (others.some((other) => choiceKey(other) === choiceKey(wanted)))
          throw invalid({ field: 'size', message: 'Ukuran dan warna ini sudah ada' });
        return null;
      },
      insert: async (tx) => {
        await checkPreparedWeight(tx, wanted.weightGrams);
        return tx.merchandiseVariant.create({ data: wanted, select: { uid: true } });
      },
      taken: { field: 'sku', message: 'SKU ini sudah dipakai' },
    });
  }
}

/** By what two choices of a product are one, however they are typed. */
const choiceKey = ({ size, colour }: Pick<CreateVariantBody, 'size' | 'colour'>): string =>
  JSON.stringify([size, colour].map((word) => word && nameKey(word)));

/** Price and weight for orders from now on; size and colour stay, because orders name them. */
@CommandHandler(UpdateMerchandiseVariantCommand)
export class UpdateMerchandiseVariantHandler implements ICommandHandler<UpdateMerchandiseVariantCommand> {
  constructor(private readonly database: Database) {}

  execute({ uid, body, admin }: UpdateMerchandiseVariantCommand): Promise<{ uid: string }> {
    const { version, price, ...facts } = body;
    return editOnce(this.database, {
      admin,
      table: 'merchandise_variant',
      subject,
      uid,
      action: 'update',
      version,
      wanted: { ...facts, priceSen: toSen(price) },
      read: (tx) => tx.merchandiseVariant.findUniqueOrThrow({ where: { uid } }),
      write: async (tx, data, before) => {
        // One that zones carried before keeps its weight with another price.
        if (data.weightGrams !== before.weightGrams) await checkPreparedWeight(tx, data.weightGrams);
        await tx.merchandiseVariant.update({ where: { uid }, data, select: { uid: true } });
      },
    });
  }
}
