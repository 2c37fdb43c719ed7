import type { Tx } from '#runtime/platform/db/database';

/** A piece of one part of the file with all data of a customer, in an order that stays. Amounts in sen. */
export type ExportSection = (db: Tx, customerUid: string, slice: { skip: number; take: number }) => Promise<object[]>;
/** Parts of the file by name. */
export type ExportSections = Record<string, ExportSection>;
