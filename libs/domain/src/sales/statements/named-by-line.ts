import { isShopNumber, ordersNamedIn, squeezed } from './numbers-in-text.js';

/** Shorter digits stand in a text by chance. */
const SHORTEST_NUMBER = 8;
/** A reference that is the whole of its column may be shorter; one without a digit names a kind of transfer. */
const REFERENCE = /^(?=.*\d)[A-Z0-9]{4,}$/;

/** The numbers of a candidate as they are looked for. */
export interface Numbers {
  /** Of its order or invoice. */
  own: string[];
  references: string[];
  /** Of an account, which others may have too. */
  others: string[];
}
/** Where they are looked for. */
export interface LineText {
  text: string;
  reference: string;
  namesOrder: boolean;
}

export function numbersOf({ numbers, references = [] }: { numbers: string[]; references?: string[] }): Numbers {
  const long = numbers.map(squeezed).filter((number) => number.length >= SHORTEST_NUMBER);
  return {
    own: long.filter(isShopNumber),
    references: references.map(squeezed).filter((reference) => REFERENCE.test(reference)),
    others: long.filter((number) => !isShopNumber(number)),
  };
}

export function lineText({ description, reference }: { description: string; reference?: string | null }): LineText {
  const all = `${description} ${reference ?? ''}`;
  return { text: squeezed(all), reference: squeezed(reference ?? ''), namesOrder: ordersNamedIn(all).length > 0 };
}

/** The line is about this order or this transfer, and so about no other. */
export const isNamed = ({ own, references }: Numbers, { text, reference }: LineText): boolean =>
  own.some((number) => text.includes(number)) ||
  references.some((one) => one === reference || (one.length >= SHORTEST_NUMBER && text.includes(one)));

/** Any number of the candidate stands in the line. */
export const isNumbered = (numbers: Numbers, line: LineText): boolean =>
  isNamed(numbers, line) || numbers.others.some((number) => line.text.includes(number));
