import sharp from 'sharp';
import { MAX_PIXELS } from '#runtime/platform/pictures/picture-header';

const END = Buffer.of(0xff, 0xd9);
/** What may be missing of the height: the rest is grey. */
const MOST_MISSING = 0.1;
/** Rows and columns that are looked at. */
const ROWS = 200;
const COLUMNS = 32;
/** What stands for a part that is missing, in both directions of rounding. */
const isFilling = (grey: number): boolean => grey >= 126 && grey <= 130;

/**
 * A JPEG whose last bytes are missing (a download that broke off), so that it can be drawn.
 * @returns null when so much is missing that an amount could be. @throws Error when it is broken in another way.
 */
export async function mendCutJpeg(jpeg: Buffer): Promise<Buffer | null> {
  const mended = Buffer.concat([jpeg, END]);
  const rows = await sharp(mended, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .greyscale()
    .resize(COLUMNS, ROWS, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer();
  let missing = 0;
  while (missing < ROWS && rows.subarray((ROWS - missing - 1) * COLUMNS, (ROWS - missing) * COLUMNS).every(isFilling))
    missing += 1;
  return missing <= ROWS * MOST_MISSING ? mended : null;
}
