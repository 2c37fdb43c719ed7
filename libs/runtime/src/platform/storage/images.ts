import { createHash } from 'node:crypto';
import sharp, { type ResizeOptions } from 'sharp';
import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';

/** Limits of an uploaded picture. docs/rules/uploads.md#pictures */
export const MAX_PROOF_BYTES = 5 * 1024 * 1024;
const MAX_PIXELS = 25_000_000;
const LONGEST_SIDE = 2_400;
/** Twice the displayed size, for high-resolution screens. */
const AVATAR_SIDE = 256;

export interface StoredImage {
  bytes: Buffer;
  sha256: string;
  width: number;
  height: number;
}

/**
 * Large enough that a receipt stays readable.
 * @throws DomainError FILE_TYPE, FILE_TOO_LARGE, FILE_TOO_MANY_PIXELS, FILE_BROKEN.
 */
export const reencodeProof = (original: Buffer): Promise<StoredImage> =>
  reencode(original, 'proof', { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });

/** A centred square. @throws DomainError FILE_TYPE, FILE_TOO_LARGE, FILE_TOO_MANY_PIXELS, FILE_BROKEN. */
export const reencodeAvatar = (original: Buffer): Promise<StoredImage> =>
  reencode(original, 'avatar', { width: AVATAR_SIDE, height: AVATAR_SIDE, fit: 'cover' });

/** Checks the magic bytes, then always re-encodes to WebP, which drops metadata and foreign bytes. */
async function reencode(original: Buffer, field: string, size: ResizeOptions): Promise<StoredImage> {
  const refusal = (code: 'FILE_TYPE' | 'FILE_TOO_LARGE' | 'FILE_TOO_MANY_PIXELS' | 'FILE_BROKEN') =>
    new DomainError(code, ERROR_MESSAGE[code], 'invalid', field);
  if (original.length > MAX_PROOF_BYTES) throw refusal('FILE_TOO_LARGE');
  if (!isPicture(original)) throw refusal('FILE_TYPE');
  try {
    const { data, info } = await sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize(size)
      .webp({ quality: 82, effort: 2 })
      .toBuffer({ resolveWithObject: true });
    return {
      bytes: data,
      sha256: createHash('sha256').update(data).digest('hex'),
      width: info.width,
      height: info.height,
    };
  } catch (error) {
    throw refusal(isTooManyPixels(error) ? 'FILE_TOO_MANY_PIXELS' : 'FILE_BROKEN');
  }
}

/** sharp has no error code for it. */
const isTooManyPixels = (error: unknown): boolean => error instanceof Error && /pixel limit/.test(error.message);

function isPicture(bytes: Buffer): boolean {
  const starts = (...magic: number[]) => magic.every((byte, index) => bytes[index] === byte);
  return (
    starts(0xff, 0xd8, 0xff) ||
    starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ||
    (bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP')
  );
}
