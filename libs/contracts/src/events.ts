import { type OfAllRooms, ROOMS } from '#contracts/rooms';
import type { DataOf } from '#contracts/platform/room';

/** Every event of every room: past tense, identifiers and facts only, no personal data. */
export const events = Object.assign({}, ...Object.values(ROOMS).map((room) => room.events)) as OfAllRooms<'events'>;

export type EventName = keyof OfAllRooms<'events'>;
export type EventPayload<E extends EventName> = DataOf<OfAllRooms<'events'>[E]>;
