export const SEAT_ROLES = ['host', 'regular'] as const;
export type SeatRole = (typeof SEAT_ROLES)[number];

/** The role of a row, which the database stores as text. */
export const seatRoleOf = ({ role }: { role: string }): SeatRole => (role === 'host' ? 'host' : 'regular');

/** "Spotify 1 bulan #3", in the shop, the console and every message. */
export const groupNameOf = ({ number, family }: { number: number; family: { name: string } }): string =>
  `${family.name} #${number}`;

/** How many sit in a group of this family. */
export const groupSizeOf = ({ hostSeats, regularSeats }: { hostSeats: number; regularSeats: number }): number =>
  hostSeats + regularSeats;

export const takenSeatsOf = ({ size, freeHostSeats, freeRegularSeats }: FreeSeats): number =>
  size - freeHostSeats.length - freeRegularSeats.length;

interface FreeSeats {
  size: number;
  freeHostSeats: readonly number[];
  freeRegularSeats: readonly number[];
}
