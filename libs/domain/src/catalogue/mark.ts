/**
 * At most three characters: the initials of a name's words, where a capital within a word begins another one ('CapCut'); of
 * a single word its first two letters.
 */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+|(?<=\p{Ll}\p{Ll})(?=\p{Lu})/u).filter(Boolean);
  const [first = '?', second] = words;
  if (!second) return `${first[0]!.toUpperCase()}${first.slice(1, 2)}`;
  return words
    .slice(0, 3)
    .map((word) => word[0]!)
    .join('')
    .toUpperCase();
}

/** Black or white, whichever has more contrast (WCAG relative luminance; both are equal at 0.179). */
export function textColourOn(hex: string): string {
  const [r = 0, g = 0, b = 0] = (hex.match(/[\da-f]{2}/gi) ?? []).map((pair) =>
    linear(Number.parseInt(pair, 16) / 255),
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.179 ? '#000000' : '#ffffff';
}

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
