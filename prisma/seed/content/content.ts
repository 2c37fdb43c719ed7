import { daysAfter } from '#domain/platform/durations';
import type { PrismaClient } from '#runtime/generated/prisma/client';
import { CONTENT_PREFIX } from '#runtime/platform/storage/file-store';
import { DEMO_CUSTOMERS } from '../demo/people.js';
import { seedUid } from '../seed-uid.js';

type PutFile = (key: string, bytes: Buffer) => Promise<void>;
/** Of the demo: the drawings are not larger. */
const WIDTHS = [480, 960];

/** Demo articles, banners and testimonies with drawn pictures, dated before now. Needs the demo people. Adds those that are missing. */
export async function seedContent(prisma: PrismaClient, putFile: PutFile, now = new Date()): Promise<void> {
  const { DEMO_ARTICLES, DEMO_BANNERS, DEMO_CATEGORIES, DEMO_TESTIMONIES } = await import('./texts.js');
  await prisma.articleCategory.createMany({
    data: DEMO_CATEGORIES.map((category) => ({ uid: seedUid(`article-category/${category.slug}`), ...category })),
    skipDuplicates: true,
  });
  for (const { slug, category, title, summary, body, daysAgo, picture } of DEMO_ARTICLES) {
    if (await prisma.article.count({ where: { slug } })) continue;
    const publishedAt = daysAfter(now, -daysAgo);
    await prisma.article.create({
      data: {
        uid: seedUid(`article/${slug}`),
        slug,
        title,
        summary,
        body,
        author: 'Tim Patungan',
        publishedAt,
        updatedAt: publishedAt,
        category: { connect: { slug: category } },
        picture: { create: await storedPicture(`article/${slug}`, picture, putFile) },
      },
      select: { uid: true },
    });
  }
  for (const [index, { picture, ...banner }] of DEMO_BANNERS.entries()) {
    const uid = seedUid(`banner/${index}`);
    if (await prisma.banner.count({ where: { uid } })) continue;
    const stored = await storedPicture(`banner/${index}`, picture, putFile);
    await prisma.banner.create({
      data: { uid, ...banner, active: true, position: index + 1, picture: { create: stored } },
      select: { uid: true },
    });
  }
  const people = await prisma.customer.findMany({ where: { email: { in: DEMO_CUSTOMERS.map(({ email }) => email) } } });
  for (const { by, about, text, state, daysAgo } of DEMO_TESTIMONIES) {
    const { email } = DEMO_CUSTOMERS.find(({ key }) => key === by)!;
    const person = people.find((one) => one.email === email);
    const writtenAt = daysAfter(now, -daysAgo);
    if (person)
      await prisma.testimony.createMany({
        data: [{ customerUid: person.uid, about, text, state, writtenAt, decidedAt: state === 'waiting' ? null : now }],
        skipDuplicates: true,
      });
  }
}

/** Files before rows, as when an admin uploads it. */
async function storedPicture(name: string, { alt, svg }: { alt: string; svg: string }, putFile: PutFile) {
  // Imported here because sharp is big, and later starts draw nothing.
  const [{ default: sharp }, { drawPicture }] = await Promise.all([
    import('sharp'),
    import('#runtime/platform/pictures/draw-picture'),
  ]);
  const original = await sharp(Buffer.from(svg)).png().toBuffer();
  const files = [];
  let largest = { width: 0, height: 0 };
  for (const width of WIDTHS)
    for (const format of ['webp', 'avif'] as const) {
      const drawn = await drawPicture(original, 'png', { format, width });
      if (typeof drawn === 'string') throw new Error(drawn);
      const uid = seedUid(`content-file/${name}/${width}.${format}`);
      const key = `${CONTENT_PREFIX}${uid}.${format}`;
      await putFile(key, drawn.bytes);
      files.push({ uid, key, contentType: `image/${format}`, width: drawn.width });
      largest = { width: drawn.width, height: drawn.height };
    }
  return { uid: seedUid(`content-picture/${name}`), alt, ...largest, files: { create: files } };
}
