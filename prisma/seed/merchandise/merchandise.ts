import type { Prisma, PrismaClient } from '#runtime/generated/prisma/client';
import { seedUid } from '../seed-uid.js';
import { type PutFile, type StoredPicture, pictureRows, storePictures } from '../store-pictures.js';
import type { DemoProduct } from './products.js';

/** Demo products with drawn pictures and stock. Adds those that are missing. */
export async function seedMerchandise(prisma: PrismaClient, putFile: PutFile): Promise<void> {
  const { DEMO_PRODUCTS } = await import('./products.js');
  for (const [index, product] of DEMO_PRODUCTS.entries()) {
    if (await prisma.merchandiseProduct.count({ where: { slug: product.slug } })) continue;
    const files = await storePictures(`merchandise-picture/${product.slug}`, product.pictures, putFile);
    await prisma.$transaction((tx) => insert(tx, product, index + 1, files));
  }
}

async function insert(tx: Prisma.TransactionClient, product: DemoProduct, position: number, pictures: StoredPicture[]) {
  const { slug, name, description, details, price, weightGrams, variants } = product;
  const productUid = seedUid(`merchandise/${slug}`);
  await tx.merchandiseProduct.create({
    data: { uid: productUid, slug, name, description, details: details.join('\n'), active: true, position },
  });
  const { files, rows: shown } = pictureRows('merchandise-picture', pictures);
  await tx.file.createMany({ data: files });
  await tx.merchandisePicture.createMany({ data: shown.map((row) => ({ productUid, ...row })) });
  const rows = variants.map(({ size = null, colour = null, stock }) => {
    const sku = [slug, colour, size].filter(Boolean).join('-').toUpperCase().replaceAll(' ', '-');
    return {
      uid: seedUid(`merchandise-variant/${sku}`),
      productUid,
      sku,
      size,
      colour,
      weightGrams,
      priceSen: BigInt(price) * 100n,
      stock,
    };
  });
  await tx.merchandiseVariant.createMany({ data: rows });
  await tx.merchandiseMovement.createMany({
    data: rows
      .filter(({ stock }) => stock > 0)
      .map(({ uid: variantUid, stock }) => ({
        variantUid,
        kind: 'received',
        quantity: stock,
        reason: 'Stok awal',
        by: 'system',
      })),
  });
}
