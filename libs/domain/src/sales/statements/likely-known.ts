import { wordsOf } from './line-identity.js';

interface Compared {
  /** `YYYY-MM-DD`, in Jakarta. */
  day: string;
  amount: bigint;
  description: string;
}

/** Shorter ones stand in any text. */
const FEWEST_LETTERS = 3;

/**
 * New lines that an earlier statement may have brought in other words, each with the one it may be: another format writes more
 * before the words of the sender, or cuts them off. `known` are those that the new statement does not have; each is one line at most.
 */
export function likelyKnown<Line extends Compared, Known extends Compared>(
  fresh: Line[],
  known: Known[],
): { line: Line; known: Known }[] {
  const left = new Map<string, Known[]>();
  for (const one of known) {
    const same = left.get(keyOf(one));
    if (same) same.push(one);
    else left.set(keyOf(one), [one]);
  }
  return fresh.flatMap((line) => {
    const candidates = left.get(keyOf(line)) ?? [];
    const found = candidates.find((one) => areAlike(line.description, one.description));
    if (!found) return [];
    candidates.splice(candidates.indexOf(found), 1);
    return [{ line, known: found }];
  });
}

const keyOf = ({ day, amount }: Compared): string => `${day} ${amount}`;

function areAlike(one: string, other: string): boolean {
  const [short, long] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length) as [string, string];
  return short.length >= FEWEST_LETTERS && long.includes(short);
}
