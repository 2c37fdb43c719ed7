import type { PostingFilter } from '#contracts/sales/books.admin.http';

/** Only what is set, as a query string. */
export const queryOf = (values: Partial<Record<string, string>>): string =>
  new URLSearchParams(Object.entries(values).filter((pair): pair is [string, string] => Boolean(pair[1]))).toString();

/** The page of the postings behind a figure. */
export const postingsPath = (...filters: PostingFilter[]): string =>
  `/ledger/postings?${queryOf(Object.assign({}, ...filters.map(known)))}`;

const known = (filter: PostingFilter) => Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
