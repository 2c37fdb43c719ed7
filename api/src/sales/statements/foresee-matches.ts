import type { CheckedStatement, ForeseenMatch } from '#contracts/sales/statements.admin.http';
import type { HashedLine } from './known-lines.js';
import type { LineMatches } from './line-matches.js';

/** What the new lines of a file would be proposed for, and how many with each confidence. */
export interface Foreseen {
  matchOf: (line: HashedLine) => ForeseenMatch | null;
  matches: NonNullable<CheckedStatement['matches']>;
}

/** By the matching that they meet once they are stored, beside the lines that are open now; a check says it, and writes nothing. */
export async function foreseeMatches(of: LineMatches, lines: readonly HashedLine[]): Promise<Foreseen> {
  const fresh = lines.filter(({ isNew }) => isNew);
  const found = await of.find(
    fresh.map(({ line, amount, day, description, reference }) => ({
      uid: uidOf(line),
      amountSen: amount,
      day,
      description,
      reference,
    })),
  );
  const matches = { certain: 0, possible: 0, none: 0 };
  for (const { line } of fresh) matches[found(uidOf(line)).confidence] += 1;
  return {
    matches,
    matchOf: ({ line }) => {
      const { confidence, proposals } = found(uidOf(line));
      const [best] = proposals;
      if (!best) return null;
      const { target, orderUid, orderNumber, customerName, reasons } = best;
      return { confidence, target, orderUid, orderNumber, customerName, reasons };
    },
  };
}

/** It has none yet; no stored line is called so. */
const uidOf = (line: number): string => `line ${line}`;
