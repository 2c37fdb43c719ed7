import { deflateSync } from 'node:zlib';
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

/** A chunk of a PNG whose checksum is not looked at. */
function chunkOf(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
}

describe('of a PNG', () => {
  it('texts are left out, what turns and colours it stays', async () => {
    const png = await canvas().withMetadata({ orientation: 6 }).withIccProfile('p3').png().toBuffer();
    const bare = withoutAncillaryChunks(Buffer.concat([png.subarray(0, 33), chunkOf('tEXt', png), png.subarray(33)]));
    expect(bare.includes('tEXt') || bare.includes('pHYs')).toBe(false);
    expect(await sharp(bare).metadata()).toMatchObject({ width: 321, height: 123, orientation: 6, hasProfile: true });
  });

  it('a colour profile that inflates to megabytes is left out', async () => {
    const bomb = chunkOf(
      'iCCP',
      Buffer.concat([Buffer.from('x\0\0', 'latin1'), deflateSync(Buffer.alloc(50_000_000))]),
    );
    const png = await canvas().png().toBuffer();
    const bare = withoutAncillaryChunks(Buffer.concat([png.subarray(0, 33), bomb, png.subarray(33)]));
    expect(bare.includes('iCCP')).toBe(false);
  });
});
