import * as z from 'zod/mini';
import { instant, page, queryInt, uid } from '#contracts/platform/common.http';
import { LOTTERY_STATES } from '#domain/campaigns/lottery';

const entry = { number: z.number(), code: z.string(), name: z.string() };
/** One line of the published list; `name` is masked, and empty of an erased account. */
export const lotteryEntry = z.object(entry).register(z.globalRegistry, { id: 'LotteryEntry' });
export type LotteryEntry = z.infer<typeof lotteryEntry>;

const ranked = z.object({ rank: z.number(), ...entry });

/** Everything that is published of a lottery, so that anyone can repeat the draw. */
export const lottery = z
  .object({
    uid,
    title: z.string(),
    prize: z.string(),
    live: z.string(),
    winners: z.number(),
    state: z.enum(LOTTERY_STATES),
    commitment: z.string(),
    /** When the commitment became public: before the live began. */
    committedAt: instant,
    entriesHash: z.nullable(z.string()),
    entryCount: z.nullable(z.number()),
    frozenAt: z.nullable(instant),
    drawnAt: z.nullable(instant),
    /** Only after the draw. */
    seed: z.nullable(z.string()),
    winningEntries: z.array(ranked),
    /** Drawn, and given nothing: the rank after the last one has won in their place. */
    passedEntries: z.array(ranked),
  })
  .register(z.globalRegistry, { id: 'Lottery' });
export type Lottery = z.infer<typeof lottery>;

export const entriesQuery = z
  .strictObject({ page, limit: queryInt(1, 1_000, 50) })
  .register(z.globalRegistry, { id: 'LotteryEntriesQuery' });
export type EntriesQuery = z.infer<typeof entriesQuery>;
