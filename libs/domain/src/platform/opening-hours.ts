import { wibClock } from './wib.js';

// In the first load of the shop: what it does not need there is in opening-times.ts.

/** Of every day, in WIB, as they are shown: '09.00-21.00'; '00.00-24.00': always. docs/rules/shop.md#opening-hours */
export type OpeningHours = string;
/** While an owner has not changed them. */
export const USUAL_HOURS: OpeningHours = '09.00-21.00';

/** Whether the shop is open; closing time itself still is. */
export function isOpen(at: Date, hours: OpeningHours): boolean {
  // As texts, which compare as times do.
  const time = wibClock(at).toISOString().slice(11, 23).replace(':', '.');
  const closes = hours.slice(6);
  return (time >= hours.slice(0, 5) && time <= `${closes}:00.000`) || (closes === '24.00' && time === '00.00:00.000');
}
