import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Pictures as they were accepted; `PICTURES=new` writes them anew. */
const ACCEPTED = path.resolve(import.meta.dirname, '../pictures');
/** Of a square that is compared as one. */
const TILE = 48;
/** So much a colour may differ: edges of letters are not drawn the same each time. */
const MOST_CHANNEL = 48;
/** Of the pixels of a square. */
const MOST_PIXELS = 0.04;

interface Raw {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Where a screenshot differs from the picture of this name that was accepted: squares as `x,y`, or its size.
 * A picture that differs is kept in `folder`.
 */
export async function differencesOf(name: string, screenshot: Buffer, folder: string): Promise<string[]> {
  const file = path.join(ACCEPTED, `${name}.webp`);
  if (process.env.PICTURES === 'new') {
    await mkdir(ACCEPTED, { recursive: true });
    await sharp(screenshot).webp({ lossless: true, effort: 6 }).toFile(file);
    return [];
  }
  if (!existsSync(file)) return [`${name} was never accepted`];
  const [is, was] = await Promise.all([raw(screenshot), raw(file)]);
  const found = compare(is, was);
  if (found.length) await writeFile(path.join(folder, `${name}.png`), screenshot);
  return found;
}

async function raw(source: Buffer | string): Promise<Raw> {
  const { data, info } = await sharp(source).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function compare(is: Raw, was: Raw): string[] {
  const size = ({ width, height }: Raw) => `${width} x ${height}`;
  if (size(is) !== size(was)) return [`is ${size(is)}, was ${size(was)}`];
  const changed = new Map<string, number>();
  for (let pixel = 0; pixel < is.width * is.height; pixel++) {
    if (!differs(is.data, was.data, pixel * 3)) continue;
    const tile = `${Math.floor((pixel % is.width) / TILE) * TILE},${Math.floor(pixel / is.width / TILE) * TILE}`;
    changed.set(tile, (changed.get(tile) ?? 0) + 1);
  }
  return [...changed].filter(([, pixels]) => pixels > MOST_PIXELS * TILE * TILE).map(([tile]) => tile);
}

const differs = (is: Buffer, was: Buffer, at: number): boolean =>
  [0, 1, 2].some((channel) => Math.abs(is[at + channel]! - was[at + channel]!) > MOST_CHANNEL);
