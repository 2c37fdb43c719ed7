import type { Database } from '#runtime/platform/db/database';

/** A piece of one part of the file, in an order that stays. */
export type Section = (
  database: Database,
  customerUid: string,
  slice: { skip: number; take: number },
) => Promise<object[]>;
