import { DomainError } from '#domain/platform/domain-error';
import type { Tx } from '#runtime/platform/db/database';
import { type StoredFile, saveFile } from '../../../platform/files/stored-files.js';

/** Of one product. */
const MOST_PICTURES = 6;

/** Adds a picture at the end. The caller has locked the product. @throws DomainError when it has enough. */
export async function addPicture(tx: Tx, productUid: string, file: StoredFile, alt: string): Promise<void> {
  const pictures = await tx.sekeranjangPicture.findMany({ where: { productUid }, orderBy: { position: 'desc' } });
  if (pictures.length >= MOST_PICTURES)
    throw new DomainError('TOO_MANY_PICTURES', `Satu produk punya paling banyak ${MOST_PICTURES} foto.`);
  await saveFile(tx, file, { kind: 'sekeranjang-picture', customerUid: null });
  const { uid: fileUid, width, height } = file;
  const position = (pictures[0]?.position ?? 0) + 1;
  await tx.sekeranjangPicture.create({
    data: { fileUid, productUid, alt, width, height, position },
    select: { fileUid: true },
  });
}
