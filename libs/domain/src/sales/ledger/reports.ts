import type { LedgerAccount } from './ledger-account.js';

/** docs/rules/ledger.md#reports */
export const BOOK_REPORTS = ['statement', 'profit', 'funds', 'owed', 'ageing'] as const;
export type BookReportName = (typeof BOOK_REPORTS)[number];

/** What a statement is broken down by. */
export const STATEMENT_KEYS = ['account', 'period', 'productLine', 'subject', 'party'] as const;
export type StatementKey = (typeof STATEMENT_KEYS)[number];

/** The same of profit and loss, whose columns are the months. */
export const PROFIT_KEYS = STATEMENT_KEYS.filter((key) => key !== 'period');

/** Accounts of single persons; of all others the question is what the money is held for. */
export const PERSONAL_ACCOUNTS = [
  'hostPayable',
  'hostReceivable',
  'customerCredit',
  'customerDeposit',
  'refundPayable',
] as const satisfies LedgerAccount[];

/** How long something has been owed, in days; the last one is open. */
export const AGES = [
  { key: 'to30', from: 0, to: 30 },
  { key: 'to60', from: 31, to: 60 },
  { key: 'to90', from: 61, to: 90 },
  { key: 'over90', from: 91, to: null },
] as const;
