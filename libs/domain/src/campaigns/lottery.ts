import { DomainError } from '../platform/domain-error.js';
import { MINUTE_MS } from '../platform/durations.js';
import { defineTransitions } from '../platform/transitions.js';

/** docs/rules/campaigns.md#lottery */
export const LOTTERY_STATES = ['committed', 'frozen', 'drawn'] as const;
export type LotteryState = (typeof LOTTERY_STATES)[number];
export const lotteryMoves = defineTransitions<LotteryState>()(
  'lottery',
  {
    committed: 'Undian ini sudah diumumkan dan masih menerima peserta.',
    frozen: 'Undian ini daftar pesertanya sudah dikunci.',
    drawn: 'Undian ini sudah diundi.',
  },
  {
    committed: { freeze: { to: 'frozen', by: ['admin'] } },
    frozen: { draw: { to: 'drawn', by: ['admin'] } },
    drawn: {},
  },
);

/** A title without the word "undian", which the sentence has: an admin who writes it does not double it. */
export const lotteryName = (title: string): string => title.replace(/^undian\b\s*/i, '') || 'ini';

/** The most winners of one lottery. */
export const WINNERS_LIMIT = 100;

/** SHA-256 of a text in UTF-8, in lower-case hexadecimal: node's on the server, the browser's own in the shop. */
export type Sha256 = (text: string) => string | Promise<string>;

/** The list as it is hashed: a line `number;code` for each entry, numbered from 1. */
export const entriesText = (codes: readonly string[]): string =>
  codes.map((code, index) => `${index + 1};${code}`).join('\n');

export interface Draw {
  /** 64 hexadecimal digits. */
  seed: string;
  /** `sha256` of `entriesText`. */
  entriesHash: string;
  entries: number;
  winners: number;
}

/** Twelve hexadecimal digits: the largest number of whole digits that is still exact. */
const DIGITS = 12;
const RANGE = 16 ** DIGITS;

/**
 * The numbers of the winning entries, first prize first; all of them when there are not more entries than winners. The
 * same facts always give the same numbers. Without replacement and without bias: of `sha256("seed:entriesHash:rank:try")`
 * the first 48 bits count unless they lie in the last, incomplete round of the entries that are left.
 */
export async function drawWinners({ seed, entriesHash, entries, winners }: Draw, sha256: Sha256): Promise<number[]> {
  const left = Array.from({ length: entries }, (_, index) => index + 1);
  const won: number[] = [];
  for (let rank = 1; rank <= winners && left.length > 0; rank += 1) {
    const whole = RANGE - (RANGE % left.length);
    let value = whole;
    for (let attempt = 1; value >= whole; attempt += 1)
      value = parseInt((await sha256(`${seed}:${entriesHash}:${rank}:${attempt}`)).slice(0, DIGITS), 16);
    won.push(...left.splice(value % left.length, 1));
  }
  return won;
}

export interface Rank {
  rank: number;
  number: number;
  /** Wins nothing: the rank after the last one wins in its place. */
  isPassed: boolean;
}

/** The ranks as they are published: they are drawn on until as many have won as there are prizes, beside those that are passed over. */
export async function drawRanks(draw: Draw, passed: ReadonlySet<number>, sha256: Sha256): Promise<Rank[]> {
  const drawn = await drawWinners({ ...draw, winners: draw.winners + passed.size }, sha256);
  const ranks: Rank[] = [];
  let won = 0;
  for (const [index, number] of drawn.entries()) {
    if (won === draw.winners) break;
    const isPassed = passed.has(number);
    if (!isPassed) won += 1;
    ranks.push({ rank: index + 1, number, isPassed });
  }
  return ranks;
}

export interface Published extends Omit<Draw, 'entries'> {
  /** Published before the list was frozen. */
  commitment: string;
  codes: readonly string[];
  /** As published, by rank. */
  winningNumbers: readonly number[];
  /** Entries that are published as passed over. */
  passedNumbers: readonly number[];
}

/** The three things that anyone can check of a draw. */
export interface Verdict {
  seedMatches: boolean;
  listMatches: boolean;
  winnersMatch: boolean;
}

/** Repeats the draw from what was published. */
export async function verifyDraw(published: Published, sha256: Sha256): Promise<Verdict> {
  const { seed, commitment, codes, entriesHash, winners, winningNumbers, passedNumbers } = published;
  const listHash = await sha256(entriesText(codes));
  const draw = { seed, entriesHash: listHash, entries: codes.length, winners };
  const ranks = await drawRanks(draw, new Set(passedNumbers), sha256);
  const numbers = (isPassed: boolean) => ranks.filter((rank) => rank.isPassed === isPassed).map(({ number }) => number);
  return {
    seedMatches: (await sha256(seed)) === commitment,
    listMatches: listHash === entriesHash,
    winnersMatch: numbers(false).join() === winningNumbers.join() && numbers(true).join() === passedNumbers.join(),
  };
}

/** An attendance of the last moment may be stored after the end: a request is given up after 15 s at the latest. */
const STORED_WITHIN_MS = MINUTE_MS;

/** @throws DomainError LIVE_OPEN while an attendance may still come. */
export function checkLiveOver({ endsAt }: { endsAt: Date }, at: Date): void {
  if (at.getTime() < endsAt.getTime() + STORED_WITHIN_MS)
    throw new DomainError('LIVE_OPEN', 'Daftar baru bisa dibekukan satu menit setelah live selesai.');
}

/** @throws DomainError NO_ENTRIES */
export function checkEntries(count: number): void {
  if (count === 0) throw new DomainError('NO_ENTRIES', 'Belum ada peserta yang memenuhi syarat undian ini.');
}
