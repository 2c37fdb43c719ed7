/** Without those that can be mistaken for each other. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Gives a random integer from 0 to below the bound: `randomInt` of node:crypto. */
export type Draw = (bound: number) => number;

/** So many signs that are read out and typed without a mistake: 5 bits each. */
export const unmistakableSigns = (count: number, draw: Draw): string =>
  Array.from({ length: count }, () => SIGNS[draw(SIGNS.length)]).join('');
