export type Row = Record<string, unknown>;
/** By CHECK: its table and rows just beyond the limit, which only this CHECK refuses. */
export type BrokenRows = Record<string, [table: string, ...rows: Row[]]>;
/** By partial unique index. */
export type SecondRows = Record<string, SecondRow>;

interface SecondRow {
  table: string;
  first: Row;
  /** Differences from the first row that are still refused. */
  refused: Row[];
  /** Differences from the first row that are accepted beside it. */
  taken: Row[];
}

export const A = '00000000-0000-4000-8000-00000000000a';
export const B = '00000000-0000-4000-8000-00000000000b';
export const EARLY = '2026-01-01T00:00:00Z';
export const LATE = '2026-01-02T00:00:00Z';
