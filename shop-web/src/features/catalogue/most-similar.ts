import leven from 'leven';

/** Of ten letters four may be wrong; by more, anything is like anything. */
const WRONG_LETTERS = 0.4;

/** Those whose name, or a word of it, is least different from what was typed; none when that is too different. */
export function mostSimilar<T extends { name: string }>(typed: string, all: readonly T[]): T[] {
  const wanted = bare(typed);
  const rated = all.map((one) => ({ one, wrong: Math.min(...spellings(one.name).map((name) => leven(wanted, name))) }));
  const least = Math.min(...rated.map(({ wrong }) => wrong));
  if (least > Math.round(wanted.length * WRONG_LETTERS)) return [];
  return rated.filter(({ wrong }) => wrong === least).map(({ one }) => one);
}

const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const spellings = (name: string): string[] => [name, ...name.split(' ')].map(bare);
