import type { Lottery, LotteryEntry } from '#contracts/campaigns/lottery.http';
import { type Verdict, verifyDraw } from '#domain/campaigns/lottery';
import { browserSha256 } from './browser-sha256';

/** Repeats a draw that is over. Of an unfinished one nothing matches. */
export const checkDraw = (
  { seed, commitment, entriesHash, winners, winningEntries, passedEntries }: Lottery,
  entries: LotteryEntry[],
) =>
  verifyDraw(
    {
      seed: seed ?? '',
      commitment,
      codes: entries.map(({ code }) => code),
      entriesHash: entriesHash ?? '',
      winners,
      winningNumbers: winningEntries.map(({ number }) => number),
      passedNumbers: passedEntries.map(({ number }) => number),
    },
    browserSha256,
  ) satisfies Promise<Verdict>;
