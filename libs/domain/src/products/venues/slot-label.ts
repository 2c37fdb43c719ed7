import { wibClock } from '../../platform/wib.js';

const DAY = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  weekday: 'long',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
/** '19.00', in WIB. */
export const hourLabel = (at: Date): string => wibClock(at).toISOString().slice(11, 16).replace(':', '.');

/** '19.00–21.00', in WIB. */
export const hoursLabel = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): string =>
  `${hourLabel(startsAt)}–${hourLabel(endsAt)}`;

/** 'Sabtu, 28 Nov 2026, 19.00–21.00 WIB'. */
export const slotLabel = (slot: { startsAt: Date; endsAt: Date }): string =>
  `${DAY.format(slot.startsAt)}, ${hoursLabel(slot)} WIB`;
