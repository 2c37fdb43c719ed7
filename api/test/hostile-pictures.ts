import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { FIRST_OBJECT, pdfOf, streamOf } from '#testing/pdf';
import { chunk } from './pictures.js';

/** A PNG of almost 5 MB with a hundred texts of 50 MB each, and a picture that is broken. */
export function aTextBomb(): Buffer {
  const text = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(50_000_000))]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(100, 0);
  header.writeUInt32BE(100, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...Array.from({ length: 100 }, () => chunk('zTXt', text)),
    chunk('IDAT', Buffer.from('not a picture')),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A photo of 24 megapixels; with fine grain it is about 2 MB and costs a second. */
export async function aLargePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const grain = await sharp({ create: { width: 1_200, height: 1_250, channels: 3, background: '#08a081', noise } })
    .png()
    .toBuffer();
  return sharp(grain).resize(4_800, 5_000).jpeg({ quality: 40 }).toBuffer();
}

const GREEN_BAR = '0.03 0.63 0.5 rg 100 600 400 100 re f';

/** A PDF of one page of the size A4 with a green bar. */
export const aPdf = (content = GREEN_BAR): Buffer => pdfOf([streamOf('', Buffer.from(content))], '');

/** The same page several times. */
export const aPdfOfPages = (pages: number): Buffer =>
  pdfOf(
    [streamOf('', Buffer.from(GREEN_BAR)), `<</Type/Pages/Kids[${'3 0 R '.repeat(pages)}]/Count ${pages}>>`],
    '',
    '',
    `/Pages ${FIRST_OBJECT + 1} 0 R`,
  );

/** Refuses every password. */
export const aLockedPdf = (): Buffer => {
  const key = `<${'5a'.repeat(32)}>`;
  return pdfOf(
    [streamOf('', Buffer.from(GREEN_BAR))],
    `/Encrypt<</Filter/Standard/V 1/R 2/O ${key}/U ${key}/P -4>>/ID[${key}${key}]`,
  );
};

/** A page whose drawing is 3 GB of spaces, compressed to 3 MB. */
export function aPdfThatInflates(): Buffer {
  const spaces = deflateRawSync(Buffer.alloc(30_000_000, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const end = Buffer.from('030000000000', 'hex');
  const content = Buffer.concat([Buffer.from('789c', 'hex'), ...Array.from({ length: 100 }, () => spaces), end]);
  return pdfOf([streamOf('/Filter/FlateDecode', content)], '');
}

/** A page that shows a picture of 30,000 × 30,000 colours twenty times, each for seconds. */
export function aPdfOfHugePictures(): Buffer {
  const side = 30_000;
  const size = `/Width ${side}/Height ${side}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/FlateDecode`;
  const rows = deflateSync(Buffer.alloc(side * 3 * 1_000), { level: 9 });
  const shown = Array.from({ length: 20 }, (_, n) => `q ${595 - n} 0 0 ${842 - n} 0 0 cm /F Do Q`).join('\n');
  const picture = streamOf(`/Type/XObject/Subtype/Image${size}`, rows);
  return pdfOf([streamOf('', Buffer.from(shown)), picture], '', `/Resources<</XObject<</F ${FIRST_OBJECT + 1} 0 R>>>>`);
}
