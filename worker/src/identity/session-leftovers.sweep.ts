import { Injectable } from '@nestjs/common';
import { SESSION_DAYS } from '#domain/identity/session/session-days';
import { daysAfter } from '#domain/platform/durations';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';

/**
 * Deletes expired attempts, one-time codes and sessions older than ninety days. Sessions that were signed out are kept
 * until then, because they mark a known device at its next sign-in.
 */
@Injectable()
export class SessionLeftoversSweep {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @returns the number of deleted rows. */
  async sweep(): Promise<number> {
    const now = this.clock.now();
    const over = { expiresAt: { lt: now } };
    const [codes, attempts, sessions, adminSessions] = [
      await this.database.webviewCode.deleteMany({ where: over }),
      await this.database.attempt.deleteMany({ where: { windowEndsAt: { lt: now } } }),
      await this.database.session.deleteMany({ where: over }),
      await this.database.adminSession.deleteMany({ where: { createdAt: { lt: daysAfter(now, -SESSION_DAYS) } } }),
    ];
    return codes.count + attempts.count + sessions.count + adminSessions.count;
  }
}
