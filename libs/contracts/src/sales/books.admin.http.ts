import * as z from 'zod/mini';
import { REASON_LENGTH } from '#contracts/limits';
import { instant, lines, rupiah, uid } from '#contracts/platform/common.http';
import { LEDGER_ACCOUNT } from '#domain/sales/ledger/ledger-account';
import { BOOK_REPORTS, STATEMENT_KEYS } from '#domain/sales/ledger/reports';

const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Bulan tidak valid'));

/** Of a filter: those that have none of it, as the row of a report of which nothing is known. */
export const WITHOUT = 'none';
const uidOrWithout = z.union([uid, z.literal(WITHOUT)]);

/** Which postings; a report and the postings behind its figures take the same filters. */
const filter = {
  account: z.optional(z.string().check(z.refine((code) => Object.hasOwn(LEDGER_ACCOUNT, code), 'Pos ini tidak ada'))),
  productLine: z.optional(z.string().check(z.regex(/^[a-z]{1,50}$/, 'Lini produk tidak valid'))),
  orderUid: z.optional(uid),
  /** The customer or host whose money it is. */
  partyUid: z.optional(uidOrWithout),
  /** What it is held for: a group, a cause, an animal. */
  subjectUid: z.optional(uidOrWithout),
  entryUid: z.optional(uid),
  /** The first and the last month, in Jakarta. */
  from: z.optional(month),
  to: z.optional(month),
  side: z.optional(z.enum(['debit', 'credit'])),
};
const postingFilter = z.strictObject(filter);
export type PostingFilter = z.infer<typeof postingFilter>;

export const bookReportQuery = z.strictObject({
  ...filter,
  report: z.enum(BOOK_REPORTS),
  /** Of a statement, or of profit and loss, which has months of its own. */
  by: z.optional(z.enum(STATEMENT_KEYS)),
});
export type BookReportQuery = z.infer<typeof bookReportQuery>;

/** A table of figures. The postings behind one are those of the filters of its row and its column together. */
export const bookReport = z
  .object({
    columns: z.array(z.object({ key: z.string(), filter: postingFilter })),
    rows: z.array(
      z.object({
        key: z.string(),
        /** Null: nothing is known of it. */
        label: z.nullable(z.string()),
        /** The code of its account; null where there is only one. */
        account: z.nullable(z.string()),
        filter: postingFilter,
        cells: z.array(rupiah),
        /** Of a group whose funds are below zero: what they were spent on, by the kind of the entry, the most first. */
        spent: z.nullable(z.array(z.object({ kind: z.string(), amount: rupiah }))),
      }),
    ),
    sums: z.array(rupiah),
    /** There are more rows than are shown; they are in the sums. */
    isCut: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'BookReport' });
export type BookReport = z.infer<typeof bookReport>;

export const postingsQuery = z.strictObject({
  ...filter,
  /** From 1. */
  page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/, 'Halaman tidak valid'))),
});
export type PostingsQuery = z.infer<typeof postingsQuery>;

export const POSTINGS_PER_PAGE = 50;
export const foundPostings = z
  .object({
    rows: z.array(
      z.object({
        id: z.string(),
        entryUid: uid,
        /** Of the entry, with the uid of the record that caused it. */
        kind: z.string(),
        cause: uid,
        at: instant,
        /** The month that it counts in. */
        period: z.string(),
        account: z.string(),
        amount: rupiah,
        /** Of its account after it, as far as the filter goes; null where the filter is not of one account with both sides. */
        balance: z.nullable(rupiah),
        productLine: z.nullable(z.string()),
        orderUid: z.nullable(uid),
        orderNumber: z.nullable(z.string()),
        partyUid: z.nullable(uid),
        partyName: z.nullable(z.string()),
        subjectUid: z.nullable(uid),
        subjectName: z.nullable(z.string()),
      }),
    ),
    total: z.number(),
    /** The sums of both sides, neither below zero, and what they are apart. */
    debit: rupiah,
    credit: rupiah,
    sum: rupiah,
  })
  .register(z.globalRegistry, { id: 'FoundPostings' });
export type FoundPostings = z.infer<typeof foundPostings>;

export const closeMonthBody = z
  .strictObject({ period: month, reason: lines(REASON_LENGTH.max, REASON_LENGTH.min) })
  .register(z.globalRegistry, { id: 'CloseMonthBody' });
export type CloseMonthBody = z.infer<typeof closeMonthBody>;

/** Closed months, the newest first, and what is wrong with the books. */
export const bookState = z
  .object({
    /** The month to be closed next; null: none is over. */
    next: z.nullable(z.string()),
    /** Lines of bank statements up to its end that nothing explains yet: it waits for them. */
    openLines: z.number(),
    /** Lines that were set aside: those of `month`, the next one to be closed or the current one. */
    aside: z.object({
      month: z.string(),
      count: z.number(),
      came: rupiah,
      went: rupiah,
      /** By how much the bank's balance differs from the books at its end, for all that was set aside until then. */
      difference: rupiah,
    }),
    closed: z.array(z.object({ period: z.string(), closedAt: instant, closedBy: z.string(), reason: z.string() })),
    alarms: z.array(z.object({ check: z.string(), differences: z.array(z.string()), openedAt: instant })),
  })
  .register(z.globalRegistry, { id: 'BookState' });
export type BookState = z.infer<typeof bookState>;
