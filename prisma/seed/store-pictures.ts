import { type FileKind, PICTURE_CONTENT_TYPE } from '#domain/platform/stored-file';
import { seedUid } from './seed-uid.js';

export type PutFile = (key: string, bytes: Buffer) => Promise<void>;
export interface Drawing {
  alt: string;
  svg: string;
}
export type StoredPicture = Awaited<ReturnType<typeof storePictures>>[number];

/** Stores the drawings of a demo product. Files before rows: a row of a picture always has its file. */
export async function storePictures(name: string, pictures: Drawing[], putFile: PutFile) {
  // Imported here because sharp is big, and later starts draw nothing.
  const [{ default: sharp }, { drawPicture }] = await Promise.all([
    import('sharp'),
    import('#runtime/platform/pictures/draw-picture'),
  ]);
  return Promise.all(
    pictures.map(async ({ svg, alt }, n) => {
      const uid = seedUid(`${name}/${n}`);
      const drawn = await drawPicture(await sharp(Buffer.from(svg)).png().toBuffer(), 'png', 'proof');
      if (typeof drawn === 'string') throw new Error(drawn);
      const { bytes, ...facts } = drawn;
      const key = `proofs/${uid}.webp`;
      await putFile(key, bytes);
      return { uid, key, alt, bytes: bytes.length, ...facts };
    }),
  );
}

/** The rows of stored pictures: their files, and how a product shows them. */
export const pictureRows = (kind: FileKind, pictures: StoredPicture[]) => ({
  files: pictures.map(({ alt: _, ...file }) => ({ ...file, kind, contentType: PICTURE_CONTENT_TYPE })),
  rows: pictures.map(({ uid: fileUid, alt, width, height }, n) => ({ fileUid, alt, width, height, position: n + 1 })),
});
