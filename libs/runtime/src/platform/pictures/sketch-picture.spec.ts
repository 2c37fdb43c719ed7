import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { FARTHEST_WAVE, areAlike, wavesOf } from '#domain/platform/picture-likeness';
import { A_TRANSFER, DARK, LIGHT, aReceipt, asPdf } from '#testing/receipt';
import { drawPicture } from './draw-picture.js';
import { readPictureHeader } from './picture-header.js';
import { type PictureSketches, sketchPicture } from './sketch-picture.js';

async function sketched(picture: Buffer): Promise<PictureSketches> {
  const drawn = await drawPicture(picture, readPictureHeader(picture)!.type, 'proof');
  if (typeof drawn === 'string') throw new Error(drawn);
  return sketchPicture(drawn.bytes);
}

const areNear = (one: Uint8Array, other: Uint8Array): boolean => {
  const waves = wavesOf(other);
  return wavesOf(one).every((wave, at) => Math.abs(wave - waves[at]!) <= FARTHEST_WAVE);
};
/** As the shop finds it: what is kept of the one, looked up for the other. */
const finds = (one: PictureSketches, kept: PictureSketches): boolean =>
  [...one.kept, ...one.others].some((sketch) =>
    kept.kept.some((other) => areAlike(sketch, other) && areNear(sketch, other)),
  );
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

describe('a picture of coloured areas, as a photo of a receipt or the picture of a bank', () => {
  const [width, height] = [500, 700];
  const area = (at: number) =>
    `<rect x="${(at * 137) % 420}" y="${(at * 211) % 620}" width="${30 + ((at * 17) % 60)}" height="${30 + ((at * 29) % 60)}" fill="hsl(${at * 47} 60% ${25 + ((at * 13) % 40)}%)"/>`;
  const line = (at: number) =>
    `<rect x="${20 + ((at * 61) % 150)}" y="${28 + at * 26}" width="200" height="9" fill="#111"/>`;
  const areas = Array.from({ length: 14 }, (_, at) => area(at)).join('');
  const lines = Array.from({ length: 24 }, (_, at) => line(at)).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/>${lines}${areas}</svg>`;

  it.each([
    ['as JPEG of quality 70', width, 70],
    ['as JPEG of quality 50', width, 50],
    ['half as large, as JPEG of quality 55', width / 2, 55],
  ])('is recognised when it was saved again %s', async (_, wide, quality) => {
    const picture = await sharp(Buffer.from(svg)).png().toBuffer();
    const again = await sharp(picture).resize({ width: wide }).jpeg({ quality }).toBuffer();
    const [first, second] = [await sketched(picture), await sketched(again)];
    expect([finds(second, first), finds(first, second)]).toEqual([true, true]);
  });
});

it('a picture whose text is smaller than a cell of the sketch has none', async () => {
  const long = sharp({ create: { width: 1_080, height: 9_000, channels: 3, background: '#fff' } });
  expect(await sketchPicture(await long.webp().toBuffer())).toEqual({ kept: [], others: [] });
});
