import { Injectable } from '@nestjs/common';
import { daysAfter } from '#domain/platform/durations';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';

const KEEP_DAYS = 30;

/** Deletes links, with the addresses in them, a month after their end. */
@Injectable()
export class OldLinksSweep {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @returns the number of deleted links. */
  async sweep(): Promise<number> {
    const before = daysAfter(this.clock.now(), -KEEP_DAYS);
    const { count } = await this.database.accountLink.deleteMany({ where: { expiresAt: { lt: before } } });
    return count;
  }
}
