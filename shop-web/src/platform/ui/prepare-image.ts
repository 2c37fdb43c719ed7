import { ERROR_MESSAGE } from '#contracts/errors';
import { type AcceptedFiles, fileRefusal } from '#contracts/platform/file-refusal';
import { type ContentKind, HEAD_BYTES, contentKindOf, isPictureType } from '#domain/platform/content-kind';
import { MOST_PDF_PAGES, statedPdfPages } from '#domain/platform/pdf-pages';
import { type Ground, PAPER, groundOf } from '#domain/platform/picture-ground';
import { readableSize } from '#domain/platform/picture-size';
import { isCanvasHonest } from './honest-canvas';

/** The API's limits. */
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_PIXELS = 25_000_000;
/** Sent unchanged up to this size. */
const FINE_BYTES = 1024 * 1024;
const QUALITY = 0.85;
/** The longer side in pixels of what is looked at one by one. */
const LOOKED_AT = 1_000;

const UNREADABLE = 'Berkas ini tidak bisa dibuka dari perangkatmu. Simpan dulu di HP atau komputermu, lalu pilih lagi.';
const EMPTY = ERROR_MESSAGE.FILE_EMPTY;
const CANNOT_SHRINK =
  'Ukuran berkas maksimal 5 MB, dan browser ini tidak bisa memperkecilnya. Kirim tangkapan layarnya saja, ya.';

/** Refused before sending; `message` may be shown. */
export class ImageRefused extends Error {}

/** A photo or a PDF as it will be sent. @throws ImageRefused */
export const prepareProof = (file: File): Promise<File> => prepare(file, 'FILE_TYPE');

/** A photo as it will be sent. @throws ImageRefused */
export const prepareImage = (file: File): Promise<File> => prepare(file, 'PHOTO_TYPE');

/**
 * What counts is what the file is, not its name or the type that the device declares. Large files and formats that only
 * this device can read become a smaller JPEG; what cannot be drawn here is sent unchanged if the API reads such files.
 */
async function prepare(file: File, accepted: AcceptedFiles): Promise<File> {
  const kind = await kindOf(file);
  if (kind === 'pdf') {
    if (accepted === 'PHOTO_TYPE') throw new ImageRefused(ERROR_MESSAGE.PHOTO_TYPE);
    if (file.size > MAX_BYTES) throw new ImageRefused(ERROR_MESSAGE.FILE_TOO_LARGE);
    const pages = await statedPdfPages(new Uint8Array(await file.arrayBuffer()));
    if (pages !== null && pages > MOST_PDF_PAGES) throw new ImageRefused(ERROR_MESSAGE.FILE_TOO_MANY_PAGES);
    return typed(file, 'application/pdf');
  }
  const isSendable = isPictureType(kind);
  const bitmap = await decode(file);
  const isFine = isSendable && file.size <= FINE_BYTES && (!bitmap || bitmap.width * bitmap.height <= MAX_PIXELS);
  const smaller = !isFine && bitmap && (await isCanvasHonest()) ? await asSmallJpeg(bitmap, file.name) : null;
  bitmap?.close();
  const image = smaller ?? (isSendable ? typed(file, `image/${kind}`) : null);
  if (!image) throw new ImageRefused(fileRefusal(kind, accepted));
  if (image.size > MAX_BYTES) throw new ImageRefused(smaller ? ERROR_MESSAGE.FILE_TOO_LARGE : CANNOT_SHRINK);
  return image;
}

/** @throws ImageRefused for a file that is empty, or that the device names and does not hand over. */
async function kindOf(file: File): Promise<ContentKind | null> {
  if (file.size === 0) throw new ImageRefused(EMPTY);
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => {
      throw new ImageRefused(UNREADABLE);
    });
  return contentKindOf(new Uint8Array(head));
}

/** Some devices declare `application/octet-stream` or nothing. */
const typed = (file: File, type: string): File => (file.type === type ? file : new File([file], file.name, { type }));

/** @returns null when the browser cannot decode it. */
const decode = (file: File): Promise<ImageBitmap | null> =>
  Promise.resolve()
    .then(() => createImageBitmap(file, { imageOrientation: 'from-image' }))
    .catch(() => null);

/** The ground on which what is drawn on a picture can be read, by a small copy of it. */
function groundUnder(bitmap: ImageBitmap): Ground {
  const scale = Math.min(1, LOOKED_AT / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  const width = (canvas.width = Math.max(1, Math.floor(bitmap.width * scale)));
  const height = (canvas.height = Math.max(1, Math.floor(bitmap.height * scale)));
  const context = canvas.getContext('2d');
  if (!context) return PAPER;
  context.drawImage(bitmap, 0, 0, width, height);
  return groundOf({ pixels: context.getImageData(0, 0, width, height).data, width, height });
}

async function asSmallJpeg(bitmap: ImageBitmap, name: string): Promise<File | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, readableSize(bitmap));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = groundUnder(bitmap); // transparent areas would become black
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return blob && new File([blob], name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
}
