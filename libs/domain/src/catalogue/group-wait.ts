import type { HostBuys } from './host-buys.js';

/** What a group lacks besides members, for one who would take a member's seat in it now. docs/rules/groups.md#what-a-group-waits-for */
export const GROUP_WAITS = ['host-missing', 'host-preparing', 'shop-purchase'] as const;
export type GroupWait = (typeof GROUP_WAITS)[number];

/** The same words on cards, rows and pages. */
export const GROUP_WAIT_WORD: Record<GroupWait, string> = {
  'host-missing': 'Menunggu host',
  'host-preparing': 'Menunggu host',
  'shop-purchase': 'Kami belikan',
};

export interface GroupStart {
  hostSeats: number;
  hostBuys: HostBuys;
  hasHost: boolean;
  /** The purchase of the host is verified. */
  isHostActive: boolean;
  /** The shop has bought the subscription and it still runs; asked only where no host does. */
  isBought: boolean;
}

/** @returns null: nothing but members. */
export function groupWait({ hostSeats, hostBuys, hasHost, isHostActive, isBought }: GroupStart): GroupWait | null {
  if (hostSeats === 0) return isBought ? null : 'shop-purchase';
  if (!hasHost) return 'host-missing';
  // A host who buys when every member has paid waits for the seat that is free.
  return isHostActive || hostBuys === 'paid' ? null : 'host-preparing';
}

/** Whether members alone let the group run: the shop buys once they have paid, a host is another person. */
export const runsWithMembers = (wait: GroupWait | null): wait is null | 'shop-purchase' =>
  wait === null || wait === 'shop-purchase';

/** '1 kursi lagi' only where taking it lets the group run. */
export const seatsWord = (seatsLeft: number, wait: GroupWait | null): string =>
  runsWithMembers(wait) ? `${seatsLeft} kursi lagi` : GROUP_WAIT_WORD[wait];
