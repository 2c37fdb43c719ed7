import type { Room } from '../../../platform/ui/kept-room';

/** A file of its own: the page that waits for these cards shows their heading before they are loaded. */
export const SEATS_ROOM: Room = { name: 'langganan', title: 'Langgananmu', high: 'min-h-52' };
