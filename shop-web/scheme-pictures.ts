import { SCHEME_ENTRIES } from '#domain/catalogue/scheme/entries';
import type { SchemeEntry } from '#domain/catalogue/scheme/scheme-entry';
import { BRANDS } from '../prisma/seed/catalogue/brands';
import { initials, textColourOn } from '#domain/platform/mark';

/** A picture as a file of the shop. */
export interface Picture {
  /** Path from the shop's root, without the first slash. */
  fileName: string;
  source: string;
}

const INK = '#17342c';
const MUTED = '#4d6b62';
const GREEN = '#08a081';
const PAPER = '#f2f9f6';
const LINE = '#cfe3db';
const FONT = 'font-family="ui-sans-serif,system-ui,Segoe UI,Roboto,Helvetica,Arial,sans-serif"';

/** The mark and both illustrations of every entry: our own drawings with initials, no trademark of a provider. */
export const schemePictures = (): Picture[] =>
  SCHEME_ENTRIES.flatMap((entry) => {
    const { color } = BRANDS.find(({ slug }) => slug === entry.slug)!;
    return [
      { fileName: entry.img.slice(1), source: markOf(entry.name, color) },
      { fileName: entry.screenshot.slice(1), source: desktopOf(entry, color) },
      { fileName: entry.screenshotMobile.slice(1), source: mobileOf(entry, color) },
    ];
  });

function markOf(name: string, color: string): string {
  const letters = initials(name);
  return svg(
    96,
    96,
    `<rect width="96" height="96" rx="24" fill="${color}"/>
<path d="M0 72 96 24v48a24 24 0 0 1-24 24H24A24 24 0 0 1 0 72z" fill="#000" opacity=".08"/>
<text x="48" y="48" ${FONT} font-size="${letters.length > 2 ? 28 : 36}" font-weight="700" text-anchor="middle" dominant-baseline="central" fill="${textColourOn(color)}">${escaped(letters)}</text>`,
  );
}

/** A browser window with the steps side by side. */
function desktopOf({ name, schemes }: SchemeEntry, color: string): string {
  const gap = 14;
  const width = 816;
  const card = (width - 48 - gap * (schemes.length - 1)) / schemes.length;
  const perLine = Math.floor((card - 24) / 7.5);
  const lines = schemes.map((step) => wrapped(step, perLine));
  const tall = 104 + Math.max(...lines.map(({ length }) => length)) * 18;
  const cards = lines.map((text, index) => {
    const x = 24 + index * (card + gap);
    return `<g transform="translate(${round(x)} 118)">
<rect width="${round(card)}" height="${tall}" rx="14" fill="#fff" stroke="${LINE}"/>
${numbered(index, 14, 14)}
${pictogram(schemes[index]!, card - 46, 14)}
${paragraph(text, 14, 76, 18)}
</g>${index > 0 ? arrow(x - gap / 2, 118 + tall / 2) : ''}`;
  });
  const height = 118 + tall + 24;
  return svg(
    width,
    height,
    `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="16" fill="${PAPER}" stroke="${LINE}"/>
<path d="M0 16A16 16 0 0 1 16 0h${width - 32}a16 16 0 0 1 16 16v20H0z" fill="${LINE}"/>
<circle cx="22" cy="18" r="5" fill="#fff"/><circle cx="40" cy="18" r="5" fill="#fff"/><circle cx="58" cy="18" r="5" fill="#fff"/>
<rect x="84" y="9" width="260" height="18" rx="9" fill="#fff"/>
${heading(name, color, 24, 52)}
${cards.join('\n')}`,
  );
}

/** A phone with the steps below each other. */
function mobileOf({ name, schemes }: SchemeEntry, color: string): string {
  const width = 320;
  let y = 108;
  const cards = schemes.map((step, index) => {
    const text = wrapped(step, 27);
    const tall = Math.max(60, 28 + text.length * 19);
    const card = `<g transform="translate(16 ${y})">
<rect width="288" height="${tall}" rx="14" fill="#fff" stroke="${LINE}"/>
${numbered(index, 12, 14)}
${paragraph(text, 58, 27, 19)}
</g>`;
    y += tall + 12;
    return card;
  });
  const height = y + 22;
  return svg(
    width,
    height,
    `<rect x="1.5" y="1.5" width="${width - 3}" height="${height - 3}" rx="30" fill="${PAPER}" stroke="${LINE}" stroke-width="3"/>
<rect x="122" y="13" width="76" height="8" rx="4" fill="${LINE}"/>
${heading(name, color, 16, 40)}
${cards.join('\n')}
<rect x="112" y="${height - 16}" width="96" height="5" rx="2.5" fill="${LINE}"/>`,
  );
}

const heading = (name: string, color: string, x: number, y: number): string =>
  `<rect x="${x}" y="${y}" width="48" height="48" rx="13" fill="${color}"/>
<text x="${x + 24}" y="${y + 31}" ${FONT} font-size="19" font-weight="700" text-anchor="middle" fill="${textColourOn(color)}">${escaped(initials(name))}</text>
<text x="${x + 62}" y="${y + 21}" ${FONT} font-size="17" font-weight="700" fill="${INK}">${escaped(name)}</text>
<text x="${x + 62}" y="${y + 40}" ${FONT} font-size="13" fill="${MUTED}">Cara patungan</text>`;

const numbered = (index: number, x: number, y: number): string =>
  `<circle cx="${x + 16}" cy="${y + 16}" r="16" fill="${GREEN}" opacity=".16"/>
<text x="${x + 16}" y="${y + 22}" ${FONT} font-size="16" font-weight="700" text-anchor="middle" fill="#05604d">${index + 1}</text>`;

const arrow = (x: number, y: number): string =>
  `<path d="M${round(x - 4)} ${y - 6}l7 6-7 6" fill="none" stroke="${GREEN}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>`;

const paragraph = (lines: string[], x: number, y: number, leading: number): string =>
  `<text ${FONT} font-size="13" fill="${INK}">${lines
    .map((line, index) => `<tspan x="${x}" y="${y + index * leading}">${escaped(line)}</tspan>`)
    .join('')}</text>`;

/** A pictogram of 32 × 32 for each kind of step. */
const PICTOGRAMS: [about: RegExp, drawing: string][] = [
  [
    /^(pilih|pesan)/i,
    '<circle cx="10" cy="11" r="4"/><circle cx="22" cy="11" r="4"/><path d="M4 25a6 6 0 0 1 12 0m0 0a6 6 0 0 1 12 0"/>',
  ],
  [/grup penuh|orang lengkap/i, '<path d="M16 6a7 7 0 0 1 7 7v6l3 4H6l3-4v-6a7 7 0 0 1 7-7zm-3 20h6"/>'],
  [/undangan|data masuk|aktiv|voucher/i, '<circle cx="11" cy="16" r="5"/><path d="M16 16h12m-4 0v5m-4-5v4"/>'],
  [/kami cek|pasangkan/i, '<path d="M6 17l7 7L27 9"/>'],
  [/bayar|transfer/i, '<rect x="4" y="9" width="24" height="15" rx="3"/><circle cx="16" cy="16.5" r="3.5"/>'],
  [/./, '<rect x="6" y="5" width="20" height="22" rx="3"/><path d="M11 12h10m-10 5h10m-10 5h6"/>'],
];
function pictogram(step: string, x: number, y: number): string {
  const [, drawing] = PICTOGRAMS.find(([about]) => about.test(step))!;
  return `<g transform="translate(${round(x)} ${y})" fill="none" stroke="${GREEN}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>`;
}

/** Breaks a text between words into lines of at most `perLine` letters. */
function wrapped(text: string, perLine: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length <= perLine || lines.at(-1) === '') lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">\n${content}\n</svg>\n`;
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const round = (value: number): number => Math.round(value * 10) / 10;
