import type { Room } from '../../platform/ui/kept-room';

/** A file of its own: the page that waits for these rows shows their heading before they are loaded. */
export const WAITING_ROOM: Room = { name: 'menunggu', title: 'Menunggu kamu', high: 'min-h-94' };
