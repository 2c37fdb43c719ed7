import { PICTURE_CONTENT_TYPE } from '#domain/platform/stored-file';
import { seedUid } from '../seed-uid.js';

export type PutFile = (key: string, bytes: Buffer) => Promise<void>;
export type StoredPicture = Awaited<ReturnType<typeof storePicture>>;

/** Files before rows: a row of a picture always has its file. */
export async function storePicture(name: string, svg: string, putFile: PutFile) {
  // Imported here because sharp is big, and later starts draw nothing.
  const [{ default: sharp }, { drawPicture }] = await Promise.all([
    import('sharp'),
    import('#runtime/platform/pictures/draw-picture'),
  ]);
  const drawn = await drawPicture(await sharp(Buffer.from(svg)).png().toBuffer(), 'png', 'proof');
  if (typeof drawn === 'string') throw new Error(drawn);
  const { bytes, ...facts } = drawn;
  const uid = seedUid(name);
  const key = `proofs/${uid}.webp`;
  await putFile(key, bytes);
  return { uid, key, bytes: bytes.length, ...facts, contentType: PICTURE_CONTENT_TYPE };
}
