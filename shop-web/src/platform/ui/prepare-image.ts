import { ERROR_MESSAGE } from '#contracts/errors';

const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp'];
/** The API's limit. */
const MAX_BYTES = 5 * 1024 * 1024;
/** Sent unchanged up to this size. */
const FINE_BYTES = 1024 * 1024;
/** Long side in pixels; a receipt stays readable, and the API's 25 Mpx are never reached. */
const LONG_SIDE = 2400;
const QUALITY = 0.85;

/** Refused before sending; `message` may be shown. */
export class ImageRefused extends Error {}

/** A photo or a PDF as it will be sent. @throws ImageRefused */
export async function prepareProof(file: File): Promise<File> {
  if (file.type !== 'application/pdf') return prepareImage(file, ERROR_MESSAGE.FILE_TYPE);
  if (file.size > MAX_BYTES) throw new ImageRefused(ERROR_MESSAGE.FILE_TOO_LARGE);
  return file;
}

/**
 * The photo as it will be sent: large files and formats that only this device can read become a smaller JPEG. A file
 * that the browser cannot decode is sent unchanged if its type is accepted; the API decides. @throws ImageRefused
 */
export async function prepareImage(file: File, refusal: string = ERROR_MESSAGE.PHOTO_TYPE): Promise<File> {
  const accepted = ACCEPTED.includes(file.type);
  if (accepted && file.size <= FINE_BYTES) return file;
  const smaller = await asSmallJpeg(file);
  const image = smaller ?? (accepted ? file : null);
  if (!image) throw new ImageRefused(refusal);
  if (image.size > MAX_BYTES) throw new ImageRefused(ERROR_MESSAGE.FILE_TOO_LARGE);
  return image;
}

async function asSmallJpeg(file: File): Promise<File | null> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONG_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.fillStyle = '#fff'; // transparent areas would become black
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return blob && new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
  } catch {
    return null; // the browser cannot decode it
  }
}
