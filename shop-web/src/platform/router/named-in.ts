/** The first parameter of an address that has a value: shared and older links name the same thing in other ways. */
export const namedIn = (search: URLSearchParams, ...names: string[]): string =>
  names.map((name) => search.get(name)?.trim()).find(Boolean) ?? '';
