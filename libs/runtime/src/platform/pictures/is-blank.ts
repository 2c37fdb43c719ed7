import sharp, { type Sharp } from 'sharp';

/** In each colour: what compression adds to a ground, and a smooth gradient from one cell to the next, stays below this. */
const LEAST_CONTRAST = 16;
/** A few pixels are enough for nearly every picture; only where these are alike all of them are read. */
const SAMPLE = 64;
/** Of the longer side of a picture: a cell is about as high as a small letter on a phone. */
const CELLS = 128;
/** One amount in small letters takes more cells; a speck of dust or a single pixel with its noise fewer. */
const FEWEST_CELLS = 8;

/** Whether a picture shows nothing but its ground and some specks, light or dark, or a ground that changes smoothly. docs/rules/uploads.md#blank */
export async function isBlank(drawn: Buffer): Promise<boolean> {
  const sample = sharp(drawn).resize(SAMPLE, SAMPLE, { fit: 'fill', kernel: 'nearest' });
  if ((await cellsWithInk(sample, SAMPLE)) >= FEWEST_CELLS) return false;
  return (await cellsWithInk(sharp(drawn), CELLS)) < FEWEST_CELLS;
}

/** In how many cells something differs from the most frequent colour, which is the ground, and from what is a cell away: ink has an edge. */
async function cellsWithInk(picture: Sharp, cells: number): Promise<number> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const side = Math.max(1, Math.ceil(Math.max(width, height) / cells));
  const ground = groundOf(data, channels);
  const inked = new Set<number>();
  // Above the first row and below the last one stands nothing, which differs from nothing.
  const differs = (at: number, other: number) => Math.abs(data[at]! - other) > LEAST_CONTRAST;
  const [across, down] = [side * channels, side * channels * width];
  for (let at = 0; at < data.length; at += 1) {
    if (!differs(at, ground[at % channels]!)) continue;
    const pixel = Math.floor(at / channels);
    const column = pixel % width;
    const hasEdge =
      (column >= side && differs(at, data[at - across]!)) ||
      (column + side < width && differs(at, data[at + across]!)) ||
      differs(at, data[at - down]!) ||
      differs(at, data[at + down]!);
    if (hasEdge) inked.add(Math.floor(Math.floor(pixel / width) / side) * cells + Math.floor(column / side));
  }
  return inked.size;
}

/** The most frequent value of each channel. */
const groundOf = (data: Buffer, channels: number): number[] =>
  Array.from({ length: channels }, (_, channel) => {
    const counts = new Uint32Array(256);
    for (let at = channel; at < data.length; at += channels) counts[data[at]!]! += 1;
    return counts.indexOf(Math.max(...counts));
  });
