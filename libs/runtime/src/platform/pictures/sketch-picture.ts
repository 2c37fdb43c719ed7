import sharp, { type Region } from 'sharp';
import { SKETCH } from '#domain/platform/picture-likeness';

/** In grey: what differs less within a row is its ground. */
const FLAT = 24;
/** In grey: what is lighter is the margin of a page. */
const WHITE = 255 - FLAT;
/** Of the width: what is lower is a rule, not a line of text. */
const LOWEST_LINE = 0.008;
/** Of the width: rows of text that are nearer to each other are one line. */
const NEAREST_LINES = 0.004;
const FEWEST_LINES = 3;
/** In pixels: in larger cells another digit would not be seen. */
const LARGEST_CELL = 25;
/** How many lines of text may be missing at the top and at the end. */
const MISSING = [0, 1, 2];
const KEPT = 1;
/** A picture may have been turned before it was sent again. */
const TURNS = [90, 180, 270];

/** What is kept of a picture to recognise it, and how it may look where it was cropped. */
export interface PictureSketches {
  /** The whole picture, without its white margin where it has one, and what is within its first and last line: a crop changes only the first. */
  kept: Buffer[];
  /** With other lines missing, and turned. */
  others: Buffer[];
}
interface Grey {
  data: Buffer;
  width: number;
  height: number;
}
interface Line {
  top: number;
  end: number;
}

/** The sketches of a picture that the shop has drawn; none of one that is too large for its text to be seen in them. */
export async function sketchPicture(drawn: Buffer): Promise<PictureSketches> {
  const { data, info } = await sharp(drawn).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  if (width > SKETCH.width * LARGEST_CELL || height > SKETCH.height * LARGEST_CELL) return { kept: [], others: [] };
  const grey = { data, width, height };
  const { kept, others } = await sketchUpright(grey);
  for (const angle of TURNS) others.push(...(await sketchUpright(await turned(grey, angle))).kept);
  return { kept, others };
}

async function sketchUpright(grey: Grey): Promise<PictureSketches> {
  const { width, height } = grey;
  const whole = { left: 0, top: 0, width, height };
  const content = withinMargin(grey);
  const kept = [await sketchOf(grey, whole)];
  if (content) kept.push(await sketchOf(grey, content));
  const others: Buffer[] = [];
  const lines = linesOf(grey);
  for (const first of MISSING)
    for (const last of MISSING) {
      const box = boxOf(grey, lines.slice(first, lines.length - last));
      if (box) (first === KEPT && last === KEPT ? kept : others).push(await sketchOf(grey, box));
    }
  return { kept, others };
}

async function turned({ data, width, height }: Grey, angle: number): Promise<Grey> {
  const raw = { width, height, channels: 1 } as const;
  const { data: turnedData, info } = await sharp(data, { raw })
    .rotate(angle)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: turnedData, width: info.width, height: info.height };
}

const sketchOf = ({ data, width, height }: Grey, box: Region): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 1 } })
    .extract(box)
    .resize(SKETCH.width, SKETCH.height, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();

/** What lies within a white margin, such as that of a page that a picture was printed on; null where there is none, or nothing else. */
function withinMargin({ data, width, height }: Grey): Region | null {
  let [left, right, top, end] = [width, 0, height, 0];
  for (let y = 0; y < height; y += 1) {
    const row = data.subarray(y * width, (y + 1) * width);
    const first = row.findIndex((value) => value < WHITE);
    if (first < 0) continue;
    left = Math.min(left, first);
    right = Math.max(right, row.findLastIndex((value) => value < WHITE) + 1);
    top = Math.min(top, y);
    end = y + 1;
  }
  const isWhole = right - left === width && end - top === height;
  return right <= left || isWhole ? null : { left, top, width: right - left, height: end - top };
}

/** Lines of text and what stands beside it, from the top. */
function linesOf(grey: Grey): Line[] {
  const lines: Line[] = [];
  for (let y = 0; y < grey.height; y += 1) {
    if (isFlat(rowOf(grey, y))) continue;
    const last = lines.at(-1);
    if (last && y - last.end <= grey.width * NEAREST_LINES) last.end = y + 1;
    else lines.push({ top: y, end: y + 1 });
  }
  return lines.filter(({ top, end }) => end - top >= Math.max(3, grey.width * LOWEST_LINE));
}

/** What the lines take of the picture; null when they are too few. */
function boxOf(grey: Grey, lines: Line[]): Region | null {
  if (lines.length < FEWEST_LINES) return null;
  let left = grey.width;
  let right = 0;
  for (const { top, end } of lines)
    for (let y = top; y < end; y += 1) {
      const row = rowOf(grey, y);
      const begins = row.findIndex((value) => Math.abs(value - row[0]!) > FLAT);
      if (begins < 0) continue;
      left = Math.min(left, begins);
      right = Math.max(right, row.findLastIndex((value) => Math.abs(value - row.at(-1)!) > FLAT) + 1);
    }
  const [top, end] = [lines[0]!.top, lines.at(-1)!.end];
  return right > left ? { left, top, width: right - left, height: end - top } : null;
}

const rowOf = ({ data, width }: Grey, y: number): Buffer => data.subarray(y * width, (y + 1) * width);

function isFlat(row: Buffer): boolean {
  let [least, most] = [255, 0];
  for (const value of row) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return most - least <= FLAT;
}
