import { PICTURE_CONTENT_TYPE } from '#domain/platform/stored-file';
import type { Prisma, PrismaClient } from '#runtime/generated/prisma/client';
import { seedUid } from '../seed-uid.js';
import type { DemoProduct } from './products.js';

type PutFile = (key: string, bytes: Buffer) => Promise<void>;

/** Demo products with drawn pictures and stock. Adds those that are missing. */
export async function seedMerchandise(prisma: PrismaClient, putFile: PutFile): Promise<void> {
  const { DEMO_PRODUCTS } = await import('./products.js');
  for (const [index, product] of DEMO_PRODUCTS.entries()) {
    if (await prisma.merchandiseProduct.count({ where: { slug: product.slug } })) continue;
    const files = await storePictures(product, putFile);
    await prisma.$transaction((tx) => insert(tx, product, index + 1, files));
  }
}

type StoredPicture = Awaited<ReturnType<typeof storePictures>>[number];

/** Files before rows: a row of a picture always has its file. */
async function storePictures({ slug, pictures }: DemoProduct, putFile: PutFile) {
  // Imported here because sharp is big, and later starts draw nothing.
  const [{ default: sharp }, { drawPicture }] = await Promise.all([
    import('sharp'),
    import('#runtime/platform/pictures/draw-picture'),
  ]);
  return Promise.all(
    pictures.map(async ({ svg, alt }, n) => {
      const uid = seedUid(`merchandise-picture/${slug}/${n}`);
      const drawn = await drawPicture(await sharp(Buffer.from(svg)).png().toBuffer(), 'png', 'proof');
      if (typeof drawn === 'string') throw new Error(drawn);
      const { bytes, ...facts } = drawn;
      const key = `proofs/${uid}.webp`;
      await putFile(key, bytes);
      return { uid, key, alt, bytes: bytes.length, ...facts };
    }),
  );
}

async function insert(tx: Prisma.TransactionClient, product: DemoProduct, position: number, pictures: StoredPicture[]) {
  const { slug, name, description, details, price, weightGrams, variants } = product;
  const productUid = seedUid(`merchandise/${slug}`);
  await tx.merchandiseProduct.create({
    data: { uid: productUid, slug, name, description, details: details.join('\n'), active: true, position },
  });
  await tx.file.createMany({
    data: pictures.map(({ alt: _, ...file }) => ({
      ...file,
      kind: 'merchandise-picture',
      contentType: PICTURE_CONTENT_TYPE,
    })),
  });
  await tx.merchandisePicture.createMany({
    data: pictures.map(({ uid: fileUid, alt, width, height }, n) => ({
      fileUid,
      productUid,
      alt,
      width,
      height,
      position: n + 1,
    })),
  });
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
