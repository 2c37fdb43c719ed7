/** State of a navigation whose purpose is to search: the page's search field has the focus when it opens. */
export const SEARCHING = { searching: true } as const;

export const isSearching = (state: unknown): boolean =>
  (state as Partial<typeof SEARCHING> | null)?.searching === SEARCHING.searching;
