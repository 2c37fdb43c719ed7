import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { readPictureHeader, withoutAncillaryChunks } from './picture-header.js';

const canvas = () => sharp({ create: { width: 321, height: 123, channels: 4, background: '#08a08180' } });

describe('the header of a picture', () => {
  it.each([
    ['JPEG', 'jpeg', () => canvas().jpeg()],
    ['progressive JPEG', 'jpeg', () => canvas().jpeg({ progressive: true })],
    [
      'JPEG with EXIF data',
      'jpeg',
      () =>
        canvas()
          .withExif({ IFD0: { Make: 'Telepon' } })
          .jpeg(),
    ],
    ['PNG', 'png', () => canvas().png()],
    ['lossy WebP', 'webp', () => canvas().removeAlpha().webp()],
    ['WebP with transparency', 'webp', () => canvas().webp()],
    ['lossless WebP', 'webp', () => canvas().removeAlpha().webp({ lossless: true })],
  ])('of a %s says how many pixels it has', async (_, type, make) => {
    expect(readPictureHeader(await make().toBuffer())).toEqual({ type, pixels: 321 * 123 });
  });

  it.each([
    ['a JPEG', 'ffd8ffe00010'],
    ['a JPEG of filling bytes', 'ffd8ffffffffffffffffffffff'],
    ['a PNG', '89504e470d0a1a0a0000000d4948'],
    ['a WebP', '524946460000000057454250565038'],
  ])('of %s that ends too early has none', (_, start) => {
    expect(readPictureHeader(Buffer.from(start, 'hex'))?.pixels).toBe(0);
  });

  it('of anything else is unknown', () => {
    for (const text of ['', 'GIF89a', '<svg xmlns="…">', 'RIFF0000AVI ', '%PD'])
      expect(readPictureHeader(Buffer.from(text))).toBeNull();
  });
});

it('a PNG without its texts and profiles shows the same', async () => {
  const png = await canvas()
    .withExif({ IFD0: { Make: 'Telepon' } })
    .withIccProfile('p3')
    .png()
    .toBuffer();
  const bare = withoutAncillaryChunks(png);
  expect(bare.length).toBeLessThan(png.length);
  expect(bare.includes('iCCP') || bare.includes('eXIf')).toBe(false);
  const raw = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
  expect((await raw(bare)).length).toBe(321 * 123 * 4);
  expect(await raw(bare)).toEqual(await sharp(png, { ignoreIcc: true }).raw().toBuffer());
});
