/** Of a picture of ordinary shape: a receipt stays readable. */
const LONG_SIDE = 2_400;
/** A long picture (a screenshot of a whole list, the slip of a till) is as wide as a phone shows it. */
const SHORT_SIDE = 1_440;
const MOST_PIXELS = 12_000_000;
/** WebP ends at 16,383. */
const LONGEST_SIDE = 16_000;

interface Size {
  width: number;
  height: number;
}

/**
 * The size in pixels at which an uploaded picture is kept: never larger than it came, at most 12 megapixels, and the
 * text of a long one stays readable. docs/rules/uploads.md#pictures
 */
export function readableSize(size: Size): Size {
  const scale = readableScale(size);
  return { width: sideOf(size.width * scale), height: sideOf(size.height * scale) };
}

/** What that is of its sides, 0–1. */
export function readableScale({ width, height }: Size): number {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const asLong = Math.min(SHORT_SIDE / short, Math.sqrt(MOST_PIXELS / (width * height)), LONGEST_SIDE / long);
  return Math.min(1, Math.max(LONG_SIDE / long, asLong));
}

const sideOf = (pixels: number): number => Math.max(1, Math.floor(pixels));
