import sharp, { type Region, type Sharp } from 'sharp';
import { DARK } from '#domain/platform/picture-ground';
import { groundUnder } from '#runtime/platform/pictures/ground-under';
import { MAX_PIXELS } from '#runtime/platform/pictures/picture-header';

/** Four times the plate of a card. */
const SIDE = 256;
/** Of the longer side of what is seen; with less a logo is a blot on a sharp screen. */
const SMALLEST_LOGO = 64;
/** Alpha from which a pixel is seen. */
const SEEN = 16;
/** In each colour: what is nearer to the white of the plate is not seen on it. */
const PALE = 24;
/** Of all pixels. */
const LEAST_INK = 0.01;
/** At which an SVG is drawn, in pixels of its longer side, and what sharp takes as its own size. */
const SVG_SIDE = 1_024;
const SVG_DPI = 72;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

export type LogoFault = 'LOGO_TOO_SMALL' | 'LOGO_PALE' | 'LOGO_TEXT';

/** The logo on a square of nothing, without its own clear edges, as it stands on the white plate of the shop; or why it cannot. */
export async function drawLogo(source: Sharp): Promise<Sharp | LogoFault> {
  const { data, info } = await source
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  const seen = seenIn(data, raw);
  if (!seen) return 'LOGO_PALE';
  if (Math.max(seen.width, seen.height) < SMALLEST_LOGO) return 'LOGO_TOO_SMALL';
  const box = { width: SIDE, height: SIDE, fit: 'contain', background: CLEAR } as const;
  const drawn = await sharp(data, { raw, limitInputPixels: MAX_PIXELS }).extract(seen).resize(box).png().toBuffer();
  if (await isPale(drawn)) return 'LOGO_PALE';
  return sharp(drawn).webp({ quality: 90, alphaQuality: 100, effort: 4 });
}

/**
 * An SVG as pixels: it is never sent to anyone. Nothing outside of it is read, because it has no address to be looked up from;
 * its text would be drawn with whatever typeface a server has.
 * @throws Error for one that is broken.
 */
export async function openSvg(svg: Buffer): Promise<Sharp | LogoFault> {
  if (/<([\w-]+:)?(text|foreignObject)[\s>]/i.test(svg.toString('utf8'))) return 'LOGO_TEXT';
  const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata();
  const density = Math.min(100_000, Math.max(1, (SVG_DPI * SVG_SIDE) / Math.max(width, height)));
  return sharp(svg, { density, limitInputPixels: MAX_PIXELS, failOn: 'error' });
}

/** The smallest box around all that is not clear; null where nothing is seen. */
function seenIn(pixels: Buffer, { width, height }: { width: number; height: number }): Region | null {
  let [left, right, top, end] = [width, 0, height, 0];
  for (let y = 0, at = 3; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 4) {
      if (pixels[at]! < SEEN) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      end = y + 1;
    }
  return right > left ? { left, top, width: right - left, height: end - top } : null;
}

/** Whether hardly anything of it is seen on white, or it is made for a dark ground. */
async function isPale(logo: Buffer): Promise<boolean> {
  if ((await groundUnder(sharp(logo))) === DARK) return true;
  const pixels = await sharp(logo).flatten({ background: '#fff' }).raw().toBuffer();
  let ink = 0;
  for (let at = 0; at < pixels.length; at += 3)
    if (Math.min(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!) < 255 - PALE) ink += 1;
  return ink < SIDE * SIDE * LEAST_INK;
}
