/** Without characters that look alike. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Returns a random integer from 0 to below the bound: `randomInt` of node:crypto. */
export type Draw = (bound: number) => number;

/** `count` characters that can be read aloud and typed without mistakes: 5 bits each. */
export const unambiguousCode = (count: number, draw: Draw): string =>
  Array.from({ length: count }, () => SIGNS[draw(SIGNS.length)]).join('');
