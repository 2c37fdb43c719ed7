/** 'Netflix TV'; a plan that begins with its brand (Google One 2 TB) is not named twice. */
export const planNameOf = (brand: string, plan: string): string => (plan.startsWith(brand) ? plan : `${brand} ${plan}`);

/** Whether a name already says the word that would stand beside it: 'Host TV' says 'Host'. */
export const saysWord = (name: string, word: string): boolean => wordIn(word).test(name);

/** For texts that say 'host' themselves: 'Spotify Host (1 bulan)' is 'Spotify (1 bulan)'. A name of this word alone stays. */
export const withoutHost = (plan: string): string =>
  plan.replace(wordIn('host'), '').replace(/ {2,}/g, ' ').trim() || plan;

const wordIn = (word: string): RegExp => new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, 'iu');
