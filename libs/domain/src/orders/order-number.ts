import { dayInWib } from '../time/wib.js';
import { type Draw, unmistakableSigns } from '../unmistakable-signs.js';

/** `PTG-261120-7KQ2MXA`: the day in WIB and seven signs. */
export const newOrderNumber = (now: Date, draw: Draw): string =>
  `PTG-${dayInWib(now).slice(2).replaceAll('-', '')}-${unmistakableSigns(7, draw)}`;

/** A text taken apart at its order numbers: every second part is one. Shown whole, browsers break them at their hyphens. */
export const aroundOrderNumbers = (text: string): string[] => text.split(/(PTG-\d{6}-\w+)/);
