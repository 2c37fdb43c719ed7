import sharp from 'sharp';
import { FIRST_OBJECT, pdfOf, streamOf } from '#testing/pdf';

/** Which of the seven strokes of a digit are drawn: top, upper left, upper right, middle, lower left, lower right, bottom. */
const STROKES = [
  '1110111',
  '0010010',
  '1011101',
  '1011011',
  '0111010',
  '1101011',
  '1101111',
  '1010010',
  '1111111',
  '1111011',
];
const PLACES = [
  [4, 0, 14, 5],
  [0, 3, 5, 16],
  [17, 3, 5, 16],
  [4, 17, 14, 5],
  [0, 20, 5, 16],
  [17, 20, 5, 16],
  [4, 34, 14, 5],
] as const;

export interface Transfer {
  amount: string;
  reference: string;
  time: string;
}
export interface ReceiptLook {
  ground: string;
  ink: string;
  head: string;
}
export const LIGHT: ReceiptLook = { ground: '#ffffff', ink: '#222222', head: '#0060af' };
export const DARK: ReceiptLook = { ground: '#121212', ink: '#eeeeee', head: '#1f2937' };
export const A_TRANSFER: Transfer = { amount: '47512', reference: '202611270815', time: '081542' };

/** What a bank's app shows on a phone, without text, so that no font is needed: of two transfers only the digits differ. */
export function aReceipt({ amount, reference, time }: Transfer, { ground, ink, head } = LIGHT): Promise<Buffer> {
  const bar = (x: number, y: number, width: number, fill = ink) =>
    `<rect x="${x}" y="${y}" width="${width}" height="26" fill="${fill}"/>`;
  const rows = [time, reference, null, null, '0001', amount, '0', amount].map((value, at) => {
    const y = 780 + at * 120;
    const label = bar(60, y, 150 + ((at * 53) % 170), '#8a8f98');
    return label + (value === null ? bar(640, y, 380) : digits(value, 1_020 - value.length * 28, y - 8, ink));
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="2340">
    <rect width="1080" height="2340" fill="${ground}"/><rect width="1080" height="260" fill="${head}"/>
    ${digits(time.slice(0, 4), 50, 24, '#ffffff')}${bar(360, 160, 360, '#ffffff')}
    <circle cx="540" cy="430" r="70" fill="#18a558"/>${digits(amount, 470, 600, ink)}${rows.join('')}
    <rect x="60" y="1980" width="960" height="110" fill="#0060af"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const digits = (text: string, x: number, y: number, fill: string): string =>
  [...text]
    .flatMap((digit, at) =>
      PLACES.filter((_, stroke) => STROKES[Number(digit)]![stroke] === '1').map(
        ([left, top, width, height]) =>
          `<rect x="${x + at * 28 + left}" y="${y + top}" width="${width}" height="${height}" fill="${fill}"/>`,
      ),
    )
    .join('');

/** A picture as the one page of a PDF, with a white margin where one is given. */
export async function asPdf(picture: Buffer, margin = 0): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const [w, h] = [width / 2, height / 2];
  const image = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`;
  const page = `/MediaBox[0 0 ${w + 2 * margin} ${h + 2 * margin}]/Resources<</XObject<</Im ${FIRST_OBJECT + 1} 0 R>>>>`;
  return pdfOf(
    [
      streamOf('', Buffer.from(`q ${w} 0 0 ${h} ${margin} ${margin} cm /Im Do Q`)),
      streamOf(image, await sharp(picture).jpeg({ quality: 85 }).toBuffer()),
    ],
    '',
    page,
  );
}
