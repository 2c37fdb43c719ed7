import { Injectable } from '@nestjs/common';
import { daysAfter } from '#domain/time/durations';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';

const KEEP_DAYS = 30;

/** Forgets links, and the addresses in them, a month after they have ended. */
@Injectable()
export class OldLinksSweep {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** How many were forgotten. */
  async sweep(): Promise<number> {
    const before = daysAfter(this.clock.now(), -KEEP_DAYS);
    const { count } = await this.database.accountLink.deleteMany({ where: { expiresAt: { lt: before } } });
    return count;
  }
}
