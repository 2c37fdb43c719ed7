import { Injectable } from '@nestjs/common';
import { Prisma } from '#runtime/generated/prisma/client';
import { Database } from '#runtime/platform/db/database';

/** The server that all mail goes through, beside the domains of recipients. */
export const SERVER = 'server';
/** What fails for shorter is tried again by the queue, mail by mail. */
const GRACE = '30 seconds';
/** A pause is half of the time that it has failed, but neither shorter nor longer than these. */
const SHORTEST = '1 minute';
const LONGEST = '1 hour';
const REMEMBER_MS = 1_000;

/** Where mail goes and does not arrive, shared by all workers. docs/rules/messages.md#outage */
@Injectable()
export class MailDestinations {
  private failing = new Map<string, Date | null>();
  private readAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly database: Database) {}

  /** Those of `destinations` that have failed lately, and until when they are paused. Asked once a second. */
  async troubled(destinations: string[]): Promise<{ destination: string; pausedUntil: Date | null }[]> {
    if (performance.now() - this.readAt > REMEMBER_MS) {
      const rows = await this.database.mailDestination.findMany({ select: { destination: true, pausedUntil: true } });
      this.failing = new Map(rows.map(({ destination, pausedUntil }) => [destination, pausedUntil]));
      this.readAt = performance.now();
    }
    return destinations
      .filter((destination) => this.failing.has(destination))
      .map((destination) => ({ destination, pausedUntil: this.failing.get(destination)! }));
  }

  /** The pause is over: one mail tries. @returns until when this mail has to wait; null when it is the one. */
  async claimTry(destination: string): Promise<Date | null> {
    const [claimed] = await this.database.statement(Prisma.sql`
      UPDATE mail_destination SET paused_until = now() + ${SHORTEST}::interval
      WHERE destination = ${destination} AND paused_until <= now() RETURNING 1`);
    if (claimed) return null;
    const row = await this.database.mailDestination.findUnique({ where: { destination } });
    this.failing.set(destination, row?.pausedUntil ?? null);
    return row?.pausedUntil ?? null;
  }

  /** @returns until when it is paused now, or null while the queue may try again. */
  async failed(destination: string, reason: string): Promise<Date | null> {
    const [row] = await this.database.$queryRaw<{ pausedUntil: Date | null }[]>`
      INSERT INTO mail_destination AS d (destination, reason) VALUES (${destination}, ${reason})
      ON CONFLICT (destination) DO UPDATE SET reason = excluded.reason,
        paused_until = CASE WHEN d.failing_since <= now() - ${GRACE}::interval THEN
          now() + least(greatest((now() - d.failing_since) / 2, ${SHORTEST}::interval), ${LONGEST}::interval) END
      RETURNING paused_until AS "pausedUntil"`;
    const { pausedUntil } = row!;
    this.failing.set(destination, pausedUntil);
    return pausedUntil;
  }

  /** It takes mail again: what waits for it is due at once. Locked in the order of the re-drive, against deadlocks. */
  async recovered(destinations: string[]): Promise<void> {
    for (const destination of destinations) this.failing.delete(destination);
    await this.database.statement(Prisma.sql`
      WITH over AS (DELETE FROM mail_destination WHERE destination = ANY (${destinations}::text[]))
      UPDATE outbox SET held_until = now() WHERE id IN (
        SELECT id FROM outbox WHERE held_by = ANY (${destinations}::text[]) AND settled_at IS NULL ORDER BY id FOR UPDATE)`);
  }
}
