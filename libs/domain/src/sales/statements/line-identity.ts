import type { ReadLine } from './statement-row.js';

export interface IdentifiedLine extends ReadLine {
  /** The same for lines that look alike. */
  likeness: string;
  /** The first, second, … of such lines within its day. */
  occurrence: number;
}

/**
 * Names each line of an account, so that statements that overlap do not bring it twice. Two equal transfers on one day do exist:
 * their number within the day distinguishes them. docs/rules/bank-statements.md#twice
 */
export function identify(lines: ReadLine[]): IdentifiedLine[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const { day, time, amount, description, reference } = line;
    const likeness = [day, time ?? '', amount, wordsOf(description), reference ?? ''].join('|');
    const occurrence = (counts.get(likeness) ?? 0) + 1;
    counts.set(likeness, occurrence);
    return { ...line, likeness, occurrence };
  });
}

/** What is compared of the text of a line: its letters and digits. */
export const wordsOf = (description: string): string => description.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
