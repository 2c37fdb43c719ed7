import leven from 'leven';

/** Share of the letters that may be wrong; beyond that every name is similar. */
const WRONG_LETTERS = 0.4;

/** The items with the name, or a word of it, closest to what was typed; empty when all are too different. */
export function mostSimilar<T extends { name: string }>(typed: string, all: readonly T[]): T[] {
  const wanted = bare(typed);
  const rated = all.map((one) => ({ one, wrong: Math.min(...spellings(one.name).map((name) => leven(wanted, name))) }));
  const least = Math.min(...rated.map(({ wrong }) => wrong));
  if (least > Math.round(wanted.length * WRONG_LETTERS)) return [];
  return rated.filter(({ wrong }) => wrong === least).map(({ one }) => one);
}

const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const spellings = (name: string): string[] => [name, ...name.split(' ')].map(bare);
