import { createHash } from 'node:crypto';
import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import { MAX_PIXELS, type PictureType, withoutAncillaryChunks } from '#runtime/platform/pictures/picture-header';
import { PictureLocked, drawFirstPage } from '#runtime/platform/pictures/draw-first-page';

/** Large enough that a receipt stays readable. */
const LONGEST_SIDE = 2_400;
/** Twice the displayed size, for high-resolution screens. */
const AVATAR_SIDE = 256;

/** One file of a picture in the shop: as wide as this, and as high as it was in proportion. */
export interface ShownAs {
  format: 'webp' | 'avif';
  width: number;
}
export type PictureUse = 'proof' | 'avatar' | ShownAs;
export type PictureFault = 'FILE_BROKEN' | 'FILE_LOCKED' | 'FILE_TOO_MANY_PIXELS';

export interface DrawnPicture {
  bytes: Buffer;
  sha256: string;
  width: number;
  height: number;
}

const SIZES: Record<'proof' | 'avatar', ResizeOptions> = {
  proof: { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true },
  // A centred square.
  avatar: { width: AVATAR_SIDE, height: AVATAR_SIDE, fit: 'cover' },
};

/**
 * Draws the picture anew as WebP (in the shop also as AVIF), which drops metadata and foreign bytes; of a PDF its first page. Uploads are drawn in
 * a process of their own (`PictureProcesses`): a hostile file may take all the memory and time that it gets.
 * @returns the fault of a file that cannot be drawn.
 */
export async function drawPicture(
  original: Buffer,
  type: PictureType,
  use: PictureUse,
): Promise<DrawnPicture | PictureFault> {
  try {
    const source = await open(original, type);
    const { size, format } = typeof use === 'string' ? { size: SIZES[use], format: 'webp' } : shown(use);
    const sized = source.rotate().resize(size);
    const drawn = format === 'avif' ? sized.avif({ quality: 55, effort: 3 }) : sized.webp({ quality: 82, effort: 2 });
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    const sha256 = createHash('sha256').update(data).digest('hex');
    return { bytes: data, sha256, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof PictureLocked) return 'FILE_LOCKED';
    return isTooManyPixels(error) ? 'FILE_TOO_MANY_PIXELS' : 'FILE_BROKEN';
  }
}

const shown = ({ format, width }: ShownAs) => ({
  format,
  size: { width, withoutEnlargement: true } satisfies ResizeOptions,
});

async function open(original: Buffer, type: PictureType): Promise<Sharp> {
  const limits = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
  if (type === 'pdf') {
    const { pixels, width, height } = await drawFirstPage(original, LONGEST_SIDE);
    return sharp(pixels, { ...limits, raw: { width, height, channels: 4 } }).removeAlpha();
  }
  return sharp(type === 'png' ? withoutAncillaryChunks(original) : original, limits);
}

/** sharp has no error code for it. */
const isTooManyPixels = (error: unknown): boolean => error instanceof Error && /pixel limit/.test(error.message);
