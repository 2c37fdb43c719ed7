import { createHash } from 'node:crypto';
import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import type { PictureType } from '#domain/platform/content-kind';
import { readableSize } from '#domain/platform/picture-size';
import { mendCutJpeg } from '#runtime/platform/pictures/cut-jpeg';
import { PagesLost, PictureLocked, drawPages } from '#runtime/platform/pictures/draw-pages';
import { type LogoFault, drawLogo, openSvg } from '#runtime/platform/pictures/draw-logo';
import { groundUnder } from '#runtime/platform/pictures/ground-under';
import { isBlank } from '#runtime/platform/pictures/is-blank';
import { MAX_PIXELS, withoutAncillaryChunks } from '#runtime/platform/pictures/picture-header';

/** Twice the displayed size, for high-resolution screens. */
const AVATAR_SIDE = 256;

/** One file of a picture in the shop: as wide as this, and as high as it was in proportion. */
export interface ShownAs {
  format: 'webp' | 'avif';
  width: number;
}
export type PictureUse = 'proof' | 'avatar' | 'logo' | ShownAs;
/** A logo may be drawn in lines too. */
export type DrawnType = PictureType | 'svg';
export type PictureFault =
  | 'FILE_BROKEN'
  | 'FILE_BLANK'
  | 'FILE_CUT'
  | 'FILE_LOCKED'
  | 'FILE_TOO_MANY_PIXELS'
  | PagesLost['fault']
  | LogoFault;

export interface DrawnPicture {
  bytes: Buffer;
  sha256: string;
  width: number;
  height: number;
}

const LIMITS = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
// A centred square.
const AVATAR: ResizeOptions = { width: AVATAR_SIDE, height: AVATAR_SIDE, fit: 'cover' };

/**
 * Draws the picture anew as WebP (in the shop also as AVIF), which drops metadata and foreign bytes; of a PDF all its pages. Uploads are drawn in
 * a process of their own (`PictureProcesses`): a hostile file may take all the memory and time that it gets.
 * @returns the fault of a file that cannot be drawn.
 */
export async function drawPicture(
  original: Buffer,
  type: DrawnType,
  use: PictureUse,
): Promise<DrawnPicture | PictureFault> {
  try {
    const source = await open(original, type);
    return typeof source === 'string' ? source : await draw(source, use);
  } catch (error) {
    if (error instanceof PictureLocked) return 'FILE_LOCKED';
    if (error instanceof PagesLost) return error.fault;
    if (says(error, /premature end/)) return drawCut(original, type, use);
    return says(error, /pixel limit/) ? 'FILE_TOO_MANY_PIXELS' : 'FILE_BROKEN';
  }
}

async function drawCut(original: Buffer, type: DrawnType, use: PictureUse): Promise<DrawnPicture | PictureFault> {
  try {
    const mended = type === 'jpeg' && (await mendCutJpeg(original));
    return mended ? await draw(sharp(mended, LIMITS), use) : 'FILE_CUT';
  } catch {
    return 'FILE_BROKEN';
  }
}

async function draw(source: Sharp, use: PictureUse): Promise<DrawnPicture | PictureFault> {
  const drawn = await drawnFor(source, use);
  if (typeof drawn === 'string') return drawn;
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  if (use === 'proof' && (await isBlank(data))) return 'FILE_BLANK';
  const sha256 = createHash('sha256').update(data).digest('hex');
  return { bytes: data, sha256, width: info.width, height: info.height };
}

const drawnFor = async (source: Sharp, use: PictureUse): Promise<Sharp | LogoFault> =>
  use === 'logo' ? drawLogo(source) : typeof use === 'string' ? drawUpload(source, use) : drawShown(source, use);

async function drawUpload(source: Sharp, use: 'proof' | 'avatar'): Promise<Sharp> {
  const size = use === 'avatar' ? AVATAR : await proofSize(source);
  const background = await groundUnder(source);
  return source.autoOrient().flatten({ background }).resize(size).webp({ quality: 82, effort: 2 });
}

async function proofSize(source: Sharp): Promise<ResizeOptions> {
  const { autoOrient } = await source.metadata();
  return { ...readableSize(autoOrient), fit: 'fill' };
}

function drawShown(source: Sharp, { format, width }: ShownAs): Sharp {
  const sized = source.autoOrient().resize({ width, withoutEnlargement: true });
  return format === 'avif' ? sized.avif({ quality: 55, effort: 3 }) : sized.webp({ quality: 82, effort: 2 });
}

async function open(original: Buffer, type: DrawnType): Promise<Sharp | LogoFault> {
  if (type === 'svg') return openSvg(original);
  if (type === 'pdf') {
    const { pixels, width, height } = await drawPages(original);
    return sharp(pixels, { ...LIMITS, raw: { width, height, channels: 4 } }).removeAlpha();
  }
  return sharp(type === 'png' ? withoutAncillaryChunks(original) : original, LIMITS);
}

/** sharp has no error codes. */
const says = (error: unknown, what: RegExp): boolean => error instanceof Error && what.test(error.message);
