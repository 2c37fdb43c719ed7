import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Another one at each call: one of a single colour proves nothing, and one picture proves one order. */
const canvas = () => sharp(randomBytes(120 * 80 * 3), { raw: { width: 120, height: 80, channels: 3 } });

/** A photo with EXIF data, its location among them. */
export const aPhoto = (): Promise<Buffer> =>
  canvas()
    .withExif({ IFD0: { Make: 'Telepon Rahasia' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1' } })
    .jpeg()
    .toBuffer();
export const aPng = (): Promise<Buffer> => canvas().png().toBuffer();
export const aWebp = (): Promise<Buffer> => canvas().webp().toBuffer();
export const aGif = (): Promise<Buffer> => canvas().gif().toBuffer();

/** A JPEG of about 100 kB. */
export const aGrainyPhoto = (): Promise<Buffer> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: 600, height: 800, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
};

export const AN_SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);
export const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');

/** A picture followed by an HTML page: served unchanged it could be read as the page. */
export const aPolyglot = async (): Promise<Buffer> => Buffer.concat([await aPhoto(), HTML]);

/** A PNG of a few kilobytes that decodes to `side` × `side` pixels. */
export function aPngBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1; // one bit per pixel, grey
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(side * (side / 8 + 1)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
