import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BlockVenueBody } from '#contracts/products/venues/venues.admin.http';
import { LONGEST_BLOCK_MS } from '#domain/products/venues/schedule';
import { type SlotState, slotMoves } from '#domain/products/venues/slot';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { lockRow } from '#runtime/platform/db/lock-row';
import { lockBooking, moveSlot, takeTime } from '#runtime/products/venues/slots.store';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { Refusal, invalid } from '../../../platform/http/errors/refusal.js';

export class BlockVenueCommand extends Command<{ uid: string }> {
  constructor(
    readonly venueUid: string,
    readonly body: BlockVenueBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class UnblockVenueCommand extends Command<{ uid: string }> {
  constructor(
    readonly venueUid: string,
    readonly slotUid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class CancelBookingCommand extends Command<{ uid: string }> {
  constructor(
    readonly slotUid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** A time that is not sold: an hour, or a closure of days. Nothing that is booked can be in it. */
@CommandHandler(BlockVenueCommand)
export class BlockVenueHandler implements ICommandHandler<BlockVenueCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ venueUid, body, admin }: BlockVenueCommand): Promise<{ uid: string }> {
    const { reason } = body;
    const [startsAt, endsAt] = [new Date(body.startsAt), new Date(body.endsAt)];
    if (endsAt <= startsAt) throw invalid({ field: 'endsAt', message: 'Selesai harus sesudah mulai' });
    if (endsAt <= this.clock.now()) throw invalid({ field: 'endsAt', message: 'Waktu ini sudah lewat' });
    if (endsAt.getTime() - startsAt.getTime() > LONGEST_BLOCK_MS)
      throw invalid({ field: 'endsAt', message: 'Paling lama 60 hari sekali tutup' });
    await this.database.transaction(async (tx) => {
      await lockRow(tx, 'venue', venueUid);
      const venue = await tx.venue.findUnique({ where: { uid: venueUid }, select: { number: true } });
      if (!venue) throw new Refusal('NOT_FOUND', 404);
      const span = { venueUid, startsAt, endsAt, state: 'blocked' satisfies SlotState };
      // The same block again is the first one.
      if (await tx.venueSlot.count({ where: span })) return;
      await takeTime(tx, { ...span, venueNumber: venue.number, reason });
      const change = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
      await recordAudit(tx, admin, { action: 'block', subject: 'venues', subjectUid: venueUid, reason, change });
    });
    return { uid: venueUid };
  }
}

@CommandHandler(UnblockVenueCommand)
export class UnblockVenueHandler implements ICommandHandler<UnblockVenueCommand> {
  constructor(private readonly database: Database) {}

  async execute({ venueUid, slotUid, admin }: UnblockVenueCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      await lockRow(tx, 'venue_slot', slotUid);
      const block = await tx.venueSlot.findFirst({ where: { uid: slotUid, venueUid, bookerUid: null } });
      if (!block) throw new Refusal('NOT_FOUND', 404);
      const state = slotMoves.after(block.state as SlotState, 'unblock', 'admin');
      await tx.venueSlot.update({
        where: { uid: slotUid, state: block.state },
        data: { state },
        select: { uid: true },
      });
      const change = { startsAt: block.startsAt.toISOString(), endsAt: block.endsAt.toISOString() };
      await recordAudit(tx, admin, { action: 'unblock', subject: 'venues', subjectUid: venueUid, change });
    });
    return { uid: venueUid };
  }
}

/** The venue cancels: everyone gets all back, also what was kept. The sweep settles each order, with its message. */
@CommandHandler(CancelBookingCommand)
export class CancelBookingHandler implements ICommandHandler<CancelBookingCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ slotUid, reason, admin }: CancelBookingCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const slot = await lockBooking(tx, slotUid);
      if (!slot) throw new Refusal('NOT_FOUND', 404);
      await moveSlot(tx, slot, 'cancel', 'admin', { now: this.clock.now(), reason });
      await recordAudit(tx, admin, { action: 'cancel', subject: 'venue-bookings', subjectUid: slotUid, reason });
    });
    return { uid: slotUid };
  }
}
