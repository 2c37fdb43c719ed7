import { withoutPunctuation } from './secret-in';

/** The first parameter of an address that has a value: shared and older links name the same thing in other ways, and a sentence leaves its full stop behind. */
export const namedIn = (search: URLSearchParams, ...names: string[]): string =>
  names.map((name) => withoutPunctuation(search.get(name)?.trim() ?? '')).find(Boolean) ?? '';
