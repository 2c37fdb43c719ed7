import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { areAlike, likenessKeys } from '#domain/platform/picture-likeness';
import { A_TRANSFER, DARK, LIGHT, aReceipt, asPdf } from '#testing/receipt';
import { drawPicture } from './draw-picture.js';
import { readPictureHeader } from './picture-header.js';
import { type PictureSketches, sketchPicture } from './sketch-picture.js';

async function sketched(picture: Buffer): Promise<PictureSketches> {
  const drawn = await drawPicture(picture, readPictureHeader(picture)!.type, 'proof');
  if (typeof drawn === 'string') throw new Error(drawn);
  return sketchPicture(drawn.bytes);
}

/** As the shop finds it: what is kept of the one, looked up for the other. */
const finds = (one: PictureSketches, kept: PictureSketches): boolean =>
  [...one.kept, ...one.others].some((sketch) => {
    const near = new Set(likenessKeys(sketch).near);
    return kept.kept.some((other) => near.has(likenessKeys(other).own) && areAlike(sketch, other));
  });
const looksLike = (one: PictureSketches, other: PictureSketches): boolean =>
  [...one.kept, ...one.others].some((sketch) => other.kept.some((kept) => areAlike(sketch, kept)));

const cropped = (picture: Buffer, top: number, bottom: number) =>
  sharp(picture)
    .extract({ left: 0, top, width: 1_080, height: 2_340 - top - bottom })
    .png()
    .toBuffer();
const SAVED_AGAIN: [string, (picture: Buffer) => Promise<Buffer>][] = [
  ['as JPEG of quality 60', (picture) => sharp(picture).jpeg({ quality: 60 }).toBuffer()],
  ['720 pixels wide', (picture) => sharp(picture).resize({ width: 720 }).png().toBuffer()],
  ['720 pixels wide, as JPEG', (picture) => sharp(picture).resize({ width: 720 }).jpeg({ quality: 70 }).toBuffer()],
  ['as WebP of half the size', (picture) => sharp(picture).resize({ width: 540 }).webp().toBuffer()],
  ['as PDF', (picture) => asPdf(picture)],
  ['without 80 pixels at the top', (picture) => cropped(picture, 80, 0)],
  ['without 80 pixels at the end', (picture) => cropped(picture, 0, 80)],
  ['without 80 pixels at both ends', (picture) => cropped(picture, 80, 80)],
];
const inner = (picture: Buffer) => sharp(picture).extract({ left: 30, top: 30, width: 1_020, height: 2_280 });
const ON_A_PAGE: (typeof SAVED_AGAIN)[number] = ['as PDF with wide margins', (picture) => asPdf(picture, 160)];
/** Slower to draw: of the light one alone. */
const FURTHER: typeof SAVED_AGAIN = [
  ['as JPEG of quality 40', (picture) => sharp(picture).jpeg({ quality: 40 }).toBuffer()],
  ['without 30 pixels at each side', (picture) => inner(picture).png().toBuffer()],
  ['turned to the right', (picture) => sharp(picture).rotate(90).png().toBuffer()],
  ['turned upside down', (picture) => sharp(picture).rotate(180).jpeg({ quality: 60 }).toBuffer()],
  ['turned to the left', (picture) => sharp(picture).rotate(270).png().toBuffer()],
];

describe.each([
  ['light', LIGHT, [...SAVED_AGAIN, ON_A_PAGE, ...FURTHER]],
  ['dark', DARK, [...SAVED_AGAIN.slice(-5).filter((_, at) => at % 2 === 0), ON_A_PAGE]],
])('a %s receipt', (_, look, savedAgain) => {
  let picture: Buffer;
  let first: PictureSketches;
  // Once: to draw and sketch it takes a second.
  beforeAll(async () => {
    picture = await aReceipt(A_TRANSFER, look);
    first = await sketched(picture);
  });

  it.each(savedAgain)('is recognised when it was saved again %s', async (__, again) => {
    const second = await sketched(await again(picture));
    expect([finds(second, first), finds(first, second)]).toEqual([true, true]);
  });

  it.each([
    ['another amount, reference and time', { amount: '186230', reference: '202611265531', time: '194907' }],
    ['the next order of the same customer', { amount: '47519', reference: '202611270823', time: '082217' }],
    ['the same amount an hour later', { reference: '202611270919', time: '091203' }],
  ])('is not taken for one of %s', async (__, change) => {
    const other = await sketched(await aReceipt({ ...A_TRANSFER, ...change }, look));
    expect(looksLike(other, first)).toBe(false);
  });
});

it('a picture whose text is smaller than a cell of the sketch has none', async () => {
  const long = sharp({ create: { width: 1_080, height: 9_000, channels: 3, background: '#fff' } });
  expect(await sketchPicture(await long.webp().toBuffer())).toEqual({ kept: [], others: [] });
});
