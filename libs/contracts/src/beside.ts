/** ':x', ':x?' or '{x}': any word may stand there. '{x}-payment' stands for words of its own. */
const isParameter = (part: string): boolean => /^(:\w+\??|\{\w+\})$/.test(part);
const fits = (one: string, other: string): boolean => isParameter(one) || isParameter(other) || one === other;
/** A path with an optional last parameter is two. */
const variants = (path: string): string[][] => {
  const parts = path.split('/');
  return parts.at(-1)!.endsWith('?') ? [parts, parts.slice(0, -1)] : [parts];
};

/**
 * The words that stand at the place of the first parameter of `pattern` in other `paths` of its shape: an address with such
 * a word is one of theirs.
 */
export function wordsBeside(pattern: string, paths: readonly string[]): string[] {
  const all = paths.flatMap(variants);
  return variants(pattern).flatMap((parts) => {
    const place = parts.findIndex(isParameter);
    if (place < 0) return [];
    return all
      .filter((other) => other.length === parts.length && other.every((part, index) => fits(part, parts[index]!)))
      .map((other) => other[place]!)
      .filter((word) => !isParameter(word));
  });
}
