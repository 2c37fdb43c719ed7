import { dayInWib } from '../time/wib.js';

/** Without those that can be mistaken for each other. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 7;

/** `PTG-261120-7KQ2MXA`: the day in WIB and seven signs. `draw` gives a random integer from 0 to below its bound. */
export function newOrderNumber(now: Date, draw: (bound: number) => number): string {
  const day = dayInWib(now).slice(2).replaceAll('-', '');
  return `PTG-${day}-${Array.from({ length: LENGTH }, () => SIGNS[draw(SIGNS.length)]).join('')}`;
}

/** A text taken apart at its order numbers: every second part is one. Shown whole, browsers break them at their hyphens. */
export const aroundOrderNumbers = (text: string): string[] => text.split(/(PTG-\d{6}-\w+)/);
