/**
 * At most three characters: the initials of a name's words, where a capital within a word begins another one ('CapCut'); of
 * a single word its first three letters, because two are often those of another one ('Canva', 'Catchplay').
 */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+|(?<=\p{Ll}\p{Ll})(?=\p{Lu})/u).filter(Boolean);
  const [first = '?', second] = words;
  if (!second) return `${first[0]!.toUpperCase()}${first.slice(1, 3)}`;
  return words
    .slice(0, 3)
    .map((word) => word[0]!)
    .join('')
    .toUpperCase();
}

/** What a mark is made of while a provider has no logo. */
export interface MarkFacts {
  name: string;
  color: string;
}

/** Whether two marks can be taken for each other: the same letters on nearly the same colour. */
export const looksLike = (one: MarkFacts, other: MarkFacts): boolean =>
  initials(one.name).toLowerCase() === initials(other.name).toLowerCase() &&
  Math.hypot(...channelsOf(one.color).map((value, at) => value - channelsOf(other.color)[at]!)) < CLEARLY_OTHER;

/**
 * The `background` of a plate: its colour with a shape in it that follows from the name. The shape goes away from the colour of the
 * letters, so that they are read better on it, not worse.
 */
export function groundOf({ name, color: ofBrand }: MarkFacts): string {
  const color = plateOf(ofBrand);
  const tone = textColourOn(color) === '#ffffff' ? 'rgb(0 0 0/.2)' : 'rgb(255 255 255/.35)';
  const number = [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0);
  return `${SHAPES[number % SHAPES.length]!.replaceAll('*', tone)} ${color}`;
}

/** Each with `*` for its tone; the edge is one percent wide, which is smooth at every size. */
const SHAPES = [
  'radial-gradient(circle at 100% 100%,* 55%,#0000 56%)',
  'radial-gradient(circle at 0 100%,* 60%,#0000 61%)',
  'linear-gradient(135deg,#0000 50%,* 51%)',
  'linear-gradient(0deg,* 38%,#0000 39%)',
  'radial-gradient(circle at 50% 115%,* 60%,#0000 61%)',
  'linear-gradient(25deg,* 45%,#0000 46%)',
  'radial-gradient(circle at 100% 0,* 50%,#0000 51%)',
];

/** Of 441 between black and white. */
const CLEARLY_OTHER = 80;

const channelsOf = (hex: string): number[] =>
  (hex.match(/[\da-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16));

/** The brand green takes the letters of its neighbours only in its darker tone, that of buttons; any other colour is itself. */
export const plateOf = (hex: string): string => (hex.toLowerCase() === '#08a081' ? '#078069' : hex);

/** Black or white, whichever has more contrast on the plate (WCAG relative luminance; both are equal at 0.179). */
export function textColourOn(hex: string): string {
  const [r = 0, g = 0, b = 0] = channelsOf(plateOf(hex)).map((value) => linear(value / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.179 ? '#000000' : '#ffffff';
}

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
