import path from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';

/** What such a picture shows beside the sign of the shop. */
export interface CardDrawing {
  name: string;
  price: string;
  sharing: string;
  /** The paths of a ring in a view box of 40 × 40, to be stroked 4 wide; the first one may be a host's. */
  ring: string[];
  hasHost: boolean;
  /** What stands in the ring where there is no logo: letters of a colour on a plate of another. */
  letters: string;
  ink: string;
  plate: string;
}

/** As services that show links want it. */
export const CARD = { width: 1200, height: 630 };

const GROUND = '#07382d';
const BRAND = '#08a081';
const SUN = '#f2b33d';
const MINT = '#bfe3d6';
const WHITE = '#ffffff';

/** As in favicon.svg. */
const SIGN = `<path d="M17.6 4.6A11.5 11.5 0 0 1 27.4 14.4"/><path d="M27.4 17.6A11.5 11.5 0 0 1 17.6 27.4"/>
<path d="M14.4 27.4A11.5 11.5 0 0 1 4.6 17.6"/><path d="M4.6 14.4A11.5 11.5 0 0 1 14.4 4.6" stroke="${SUN}"/>`;

/** Static and with its Latin letters, because sharp does not read WOFF2 and a container has no typefaces. docs/decisions/0092 */
const TYPEFACE = path.join(import.meta.dirname, 'plus-jakarta-sans-bold.ttf');

/** Of the text: its left edge, and how wide it may be beside the ring. */
const LEFT = 80;
const WIDTH = 580;
const RING = { left: 706, top: 95, side: 440 };
const PLATE = { side: 232, radius: 66 };
const MARK = 164;
const CENTRE = { x: RING.left + RING.side / 2, y: RING.top + RING.side / 2 };

/** The picture beside a link to a provider: its mark in the ring of its seats, its name and price, and the shop's sign. */
export async function drawCard(card: CardDrawing, logo: Buffer | null): Promise<Buffer> {
  const [sign, name, price, sharing, mark] = await Promise.all([
    written('Patungan', SUN, [44]),
    written(card.name, WHITE, [84, 68, 54, 44]),
    written(card.price, MINT, [46, 38, 32]),
    written(card.sharing, MINT, [38]),
    logo ? shown(logo) : written(card.letters, card.ink, [80]),
  ]);
  let top = Math.round((CARD.height + 90 - name.height - price.height - sharing.height - 56) / 2);
  const below = (part: Part, gap: number): OverlayOptions => {
    const at = { input: part.input, left: LEFT, top };
    top += part.height + gap;
    return at;
  };
  const overlays = [
    { input: sign.input, left: LEFT + 64, top: 74 },
    below(name, 36),
    below(price, 20),
    below(sharing, 0),
    {
      input: mark.input,
      left: Math.round(CENTRE.x - mark.width / 2),
      top: Math.round(CENTRE.y - mark.height / 2),
    },
  ];
  return sharp(Buffer.from(groundOf(card, logo !== null)))
    .composite(overlays)
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}

interface Part {
  input: Buffer;
  width: number;
  height: number;
}

/** The text in the largest of these sizes in which it takes at most two lines; else as large as it may be. */
async function written(text: string, colour: string, sizes: number[]): Promise<Part> {
  const markup = `<span foreground="${colour}">${escaped(text)}</span>`;
  const common = { text: markup, fontfile: TYPEFACE, rgba: true, width: WIDTH, wrap: 'word' } as const;
  for (const size of sizes) {
    const part = await partOf(sharp({ text: { ...common, font: `Plus Jakarta Sans Bold ${size}`, dpi: 72 } }));
    if (part.width <= WIDTH && part.height <= size * 2.6) return part;
  }
  return partOf(sharp({ text: { ...common, wrap: 'word-char', font: 'Plus Jakarta Sans Bold', height: 120 } }));
}

const shown = (logo: Buffer): Promise<Part> => partOf(sharp(logo).resize(MARK, MARK, { fit: 'inside' }));

async function partOf(picture: Sharp): Promise<Part> {
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** All but the text: the ring with the seat of a host in its colour, the plate, and the sign of the shop. */
function groundOf({ ring, hasHost, plate }: CardDrawing, hasLogo: boolean): string {
  const seats = ring.map((arc, seat) => `<path d="${arc}" stroke="${hasHost && seat === 0 ? SUN : BRAND}"/>`);
  const { side, radius } = PLATE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
<rect width="100%" height="100%" fill="${GROUND}"/>
<svg x="${LEFT - 4}" y="66" width="56" height="56" viewBox="0 0 32 32" fill="none" stroke="${BRAND}" stroke-width="7">${SIGN}</svg>
<svg x="${RING.left}" y="${RING.top}" width="${RING.side}" height="${RING.side}" viewBox="0 0 40 40" fill="none" stroke-width="4">${seats.join('')}</svg>
<rect x="${CENTRE.x - side / 2}" y="${CENTRE.y - side / 2}" width="${side}" height="${side}" rx="${radius}" fill="${hasLogo ? WHITE : plate}"/>
</svg>`;
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (character) => ESCAPED[character]!);
