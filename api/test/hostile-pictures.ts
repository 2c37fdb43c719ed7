import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';
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
export const aPdf = (content = GREEN_BAR): Buffer => pdfOf([stream('', Buffer.from(content))], '');

/** Refuses every password. */
export const aLockedPdf = (): Buffer => {
  const key = `<${'5a'.repeat(32)}>`;
  return pdfOf(
    [stream('', Buffer.from(GREEN_BAR))],
    `/Encrypt<</Filter/Standard/V 1/R 2/O ${key}/U ${key}/P -4>>/ID[${key}${key}]`,
  );
};

/** A page whose drawing is 3 GB of spaces, compressed to 3 MB. */
export function aPdfThatInflates(): Buffer {
  const spaces = deflateRawSync(Buffer.alloc(30_000_000, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const end = Buffer.from('030000000000', 'hex');
  const content = Buffer.concat([Buffer.from('789c', 'hex'), ...Array.from({ length: 100 }, () => spaces), end]);
  return pdfOf([stream('/Filter/FlateDecode', content)], '');
}

/** A page that shows a picture of 30,000 × 30,000 colours twenty times, each for seconds. */
export function aPdfOfHugePictures(): Buffer {
  const side = 30_000;
  const size = `/Width ${side}/Height ${side}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/FlateDecode`;
  const rows = deflateSync(Buffer.alloc(side * 3 * 1_000), { level: 9 });
  const shown = Array.from({ length: 20 }, (_, n) => `q ${595 - n} 0 0 ${842 - n} 0 0 cm /F Do Q`).join('\n');
  const picture = stream(`/Type/XObject/Subtype/Image${size}`, rows);
  return pdfOf([stream('', Buffer.from(shown)), picture], '', `/XObject<</F ${FIRST + 1} 0 R>>`);
}

/** Number of the content; the objects given stand behind the catalogue, the pages and the page. */
const FIRST = 4;

const stream = (entries: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${entries}/Length ${bytes.length}>>stream\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream', 'latin1'),
  ]);

function pdfOf(objects: Buffer[], trailer: string, resources = ''): Buffer {
  const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${FIRST} 0 R/Resources<<${resources}>>>>`;
  const all = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>', page, ...objects];
  let file = Buffer.from('%PDF-1.4\n', 'latin1');
  const places = all.map((object, index) => {
    const at = file.length;
    const [before, after] = [Buffer.from(`${index + 1} 0 obj\n`), Buffer.from('\nendobj\n')];
    file = Buffer.concat([file, before, Buffer.from(object as string), after]);
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer<</Size ${all.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${file.length}\n%%EOF`;
  return Buffer.concat([file, Buffer.from(table + end, 'latin1')]);
}
