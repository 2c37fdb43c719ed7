import { Injectable } from '@nestjs/common';
import { nextWorkingMorning } from '#domain/sales/orders/deadline';
import { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';
import { announceAll } from '#runtime/platform/outbox/announce';
import { type Booking, heldForVenue, lockBooking, moveSlot } from '#runtime/products/venues/slots.store';
import { schedulePayout } from '#runtime/sales/payouts.store';

/** What happens to a slot at its due time. docs/rules/venues.md#end */
@Injectable()
export class EndedSlots {
  constructor(private readonly clock: Clock) {}

  /** The due column decides, by the database's clock. False when nothing was done. */
  async end(tx: Tx, uid: string): Promise<boolean> {
    const slot = await lockBooking(tx, uid);
    if (!slot || !(await isDue(tx, uid))) return false;
    const now = this.clock.now();
    switch (slot.state) {
      case 'held':
      case 'open':
        await moveSlot(tx, slot, 'miss', 'system', { now });
        return true;
      case 'confirmed':
        await moveSlot(tx, slot, 'finish', 'system', { now });
        await this.owe(tx, slot);
        return true;
      case 'cancelled':
        // Cancelled too late: the venue keeps its part.
        await tx.venueSlot.update({ where: { uid }, data: { dueAt: null }, select: { uid: true } });
        await this.owe(tx, slot);
        return true;
      default:
        return false;
    }
  }

  /** Reminds those who have paid. False when they have been reminded already. */
  async remind(tx: Tx, uid: string): Promise<boolean> {
    const slot = await lockBooking(tx, uid);
    if (!slot?.remindAt || slot.state !== 'confirmed') return false;
    await tx.venueSlot.update({ where: { uid }, data: { remindAt: null }, select: { uid: true } });
    const shares = await tx.venueShare.findMany({
      where: { slotUid: uid, state: 'paid', kind: { not: 'rest' } },
      select: { orderUid: true },
    });
    if (slot.startsAt > this.clock.now()) await announceAll(tx, 'venue.reminder', shares);
    return true;
  }

  /** What is held for the venue is owed to the one who runs it, from the next working morning on. */
  private async owe(tx: Tx, { uid: refUid, venueUid }: Booking): Promise<void> {
    const amount = await heldForVenue(tx, refUid);
    const venue = await tx.venue.findUniqueOrThrow({ where: { uid: venueUid } });
    const { managerUid: customerUid, bankName, accountNumber, accountName } = venue;
    // Of an erased manager the money stays held; finance finds it in the books.
    if (amount <= 0n || !customerUid) return;
    const dueAt = nextWorkingMorning(this.clock.now());
    const bank = { bankName, accountNumber, accountName };
    await schedulePayout(tx, { kind: 'venue', refUid, customerUid, amount, dueAt, ...bank });
  }
}

async function isDue(tx: Tx, uid: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ due: boolean | null }[]>`
    SELECT due_at <= clock_timestamp() AND (held = 0 OR starts_at <= clock_timestamp()) AS due
    FROM venue_slot WHERE uid = ${uid}::uuid`;
  return row?.due === true;
}
