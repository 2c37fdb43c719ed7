import { HOST_WAITS } from '#domain/products/subscriptions/accounts/host-wait';
import { hasAccess, isPrepared } from '#domain/products/subscriptions/accounts/seat-state';
import type { Prisma } from '#runtime/generated/prisma/client';
import { type useColumns, useOf } from './seat-use.js';

/** Which columns of the group `waitsNow` needs besides those of its use. */
export const groupWaitColumns = {
  freeHostSeats: true,
  credential: { select: { groupUid: true } },
  family: { select: { invites: true, hostSeats: true } },
} satisfies Prisma.AccountGroupSelect;

type Seat = Omit<Prisma.AccountGetPayload<{ select: typeof useColumns }>, 'group'> & {
  status: number;
  pendingReason: string | null;
  group: Prisma.AccountGroupGetPayload<{ select: typeof groupWaitColumns }>;
};

/** What a paid seat waits for; null: nothing, or not known yet. The host may have left since the reason was written. */
export function waitsNow(seat: Seat): string | null {
  const why = seat.pendingReason ?? (waitsForLogin(seat) ? HOST_WAITS.login.why : null);
  return why && seat.group.freeHostSeats.length > 0 ? HOST_WAITS.missing.why : why;
}

/** It is prepared, and its host has yet to store the login that the group shares; who is invited waits for us. */
const waitsForLogin = (seat: Seat): boolean =>
  isPrepared({ status: seat.status, hasAccess: hasAccess(useOf(seat)) }) &&
  seat.group.family.hostSeats > 0 &&
  !seat.group.family.invites &&
  seat.group.credential === null;
