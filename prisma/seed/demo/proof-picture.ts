import sharp from 'sharp';
import { type DrawnPicture, drawPicture } from '#runtime/platform/pictures/draw-picture';

/**
 * A receipt without text, so that no font is needed. `n` changes the lines: equal pictures would be reported as the same
 * proof sent twice.
 */
export async function proofPicture(color: string, n: number): Promise<DrawnPicture> {
  const lines = Array.from({ length: 6 }, (_, index) => {
    const y = 250 + index * 70;
    return `<rect x="60" y="${y}" width="${150 + ((index * 53 + n * 17) % 90)}" height="22" rx="6" fill="#c8ced6"/>
      <rect x="${360 + ((index * 37) % 60)}" y="${y}" width="${180 - ((index * 37) % 60)}" height="22" rx="6" fill="#8b95a1"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800">
    <rect width="600" height="800" fill="#ffffff"/><rect width="600" height="170" fill="${color}"/>
    <circle cx="300" cy="85" r="46" fill="#ffffff"/>
    <path d="M278 86 l16 17 l30 -34" fill="none" stroke="${color}" stroke-width="11" stroke-linecap="round"/>
    ${lines.join('')}<rect x="60" y="690" width="480" height="4" fill="#e3e7ec"/>
    <rect x="60" y="720" width="200" height="30" rx="8" fill="${color}"/></svg>`;
  const drawn = await drawPicture(await sharp(Buffer.from(svg)).png().toBuffer(), 'png', 'proof');
  if (typeof drawn === 'string') throw new Error(drawn);
  return drawn;
}
