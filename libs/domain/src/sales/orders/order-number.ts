import { dayInWib } from '../../platform/wib.js';
import { type Draw, unambiguousCode } from '../../platform/unambiguous-code.js';

/** `PTG-261120-7KQ2MXA`: the day in WIB and seven random characters. */
export const newOrderNumber = (now: Date, draw: Draw): string =>
  `PTG-${dayInWib(now).slice(2).replaceAll('-', '')}-${unambiguousCode(7, draw)}`;

/**
 * Splits a text at its order numbers: every second part is one. Lets the shop keep them from breaking at their hyphens.
 */
export const aroundOrderNumbers = (text: string): string[] => text.split(/(PTG-\d{6}-\w+)/);
