import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { A_TRANSFER, DARK, LIGHT, aReceipt } from '#testing/receipt';
import { isBlank } from './is-blank.js';

type Mark = { left: number; top: number; width: number; height: number };
const sheet = (ground: string, ink: string, marks: Mark[], [width, height] = [1_080, 2_340]) =>
  sharp({ create: { width: width!, height: height!, channels: 3, background: ground } })
    .composite(
      marks.map(({ left, top, ...size }) => ({
        input: { create: { ...size, channels: 3, background: ink } },
        left,
        top,
      })),
    )
    .png()
    .toBuffer();
const asShown = async (picture: Buffer, quality = 82) =>
  sharp(await sharp(picture).jpeg({ quality }).toBuffer())
    .webp({ quality: 82 })
    .toBuffer();
/** As much ink as a short word in small letters. */
const word = (left: number, top: number): Mark[] =>
  Array.from({ length: 12 }, (_, at) => ({ left: left + at * 12, top, width: 6, height: 18 }));
const GROUNDS: [string, string][] = [
  ['#ffffff', '#000000'],
  ['#121212', '#ffffff'],
];

describe.each(GROUNDS)('on %s', (ground, ink) => {
  it.each([
    ['nothing', []],
    ['a single pixel', [{ left: 500, top: 900, width: 1, height: 1 }]],
    ['a speck of dust', [{ left: 500, top: 900, width: 9, height: 9 }]],
    ['three single pixels', [1, 2, 3].map((at) => ({ left: at * 250, top: at * 600, width: 1, height: 1 }))],
  ])('a picture with %s is blank, however badly it was saved', async (_, marks) => {
    const picture = await sheet(ground, ink, marks);
    expect(await isBlank(await asShown(picture, 30))).toBe(true);
  });

  it('one with a single word is not', async () => {
    expect(await isBlank(await asShown(await sheet(ground, ink, word(400, 1_000))))).toBe(false);
  });
});

const GRADIENTS: [string, string][] = [
  ['from above', '<linearGradient id="g" x1="0" y1="0" x2="0" y2="1">'],
  ['from the left', '<linearGradient id="g">'],
  ['across', '<linearGradient id="g" x1="0" y1="0" x2="1" y2="1">'],
  ['from the middle', '<radialGradient id="g">'],
];
describe.each([
  ['large', 1_080, 2_340],
  ['small', 320, 240],
])('a %s picture', (_, width, height) => {
  /** Shades from one colour to another, and nothing else; `more` is drawn on it. */
  const shades = (gradient: string, [from, to]: [string, string], more = '') => {
    const stops = `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`;
    const end = gradient.startsWith('<r') ? '</radialGradient>' : '</linearGradient>';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <defs>${gradient}${stops}${end}</defs><rect width="${width}" height="${height}" fill="url(#g)"/>${more}</svg>`;
    return sharp(Buffer.from(svg)).png().toBuffer();
  };

  it.each(GRADIENTS)('of shades %s is blank, in grey however badly it was saved', async (__, gradient) => {
    const grey = await asShown(await shades(gradient, ['#000000', '#ffffff']), 30);
    const coloured = await asShown(await shades(gradient, ['#08a081', '#f4c430']), 90);
    expect([await isBlank(grey), await isBlank(coloured)]).toEqual([true, true]);
  });

  it.each(GRADIENTS)('of shades %s with a word on it is not', async (__, gradient) => {
    const letters = word(40, 100).map(
      ({ left, top, width: wide, height: high }) =>
        `<rect x="${left}" y="${top}" width="${wide}" height="${high}" fill="#ffffff"/>`,
    );
    const drawn = await shades(gradient, ['#08a081', '#0060af'], letters.join(''));
    expect(await isBlank(await asShown(drawn, 60))).toBe(false);
  });
});

it.each([
  ['large', [80, 0, 1_000, 1_300]],
  ['that ends where a cell of the grid does', [0, 0, 1_080, 1_216]],
])('a receipt whose most is a flat area, %s, is not blank', async (_, [left, top, width, height]) => {
  const panel = [{ left: left!, top: top!, width: width!, height: height! }];
  expect(await isBlank(await asShown(await sheet('#ffffff', '#0060af', [...panel, ...word(100, 1_500)])))).toBe(false);
});

it.each([
  ['the slip of a till, pale', '#ffffff', '#b0b0b0', [576, 1_600]],
  ['a long slip', '#fbfaf5', '#555555', [1_080, 9_000]],
  ['a small picture', '#ffffff', '#000000', [300, 400]],
])('%s with a few lines is not blank', async (_, ground, ink, size) => {
  const lines = [60, 130, 200].flatMap((top) => word(40, top));
  expect(await isBlank(await asShown(await sheet(ground, ink, lines, size as [number, number])))).toBe(false);
});

it.each([LIGHT, DARK])('a receipt of a bank is not blank', async (look) =>
  expect(await isBlank(await asShown(await aReceipt(A_TRANSFER, look)))).toBe(false),
);
