import { Global, Module } from '@nestjs/common';
import { AdminStanding } from './admin-standing.js';
import { AttemptLimits } from './attempt-limits.js';
import { EndedSessions } from './ended-sessions.js';
import { OwnerPassword } from './owner-password.js';

/** What features share of the door of the API. */
@Global()
@Module({
  providers: [AdminStanding, AttemptLimits, EndedSessions, OwnerPassword],
  exports: [AdminStanding, AttemptLimits, EndedSessions, OwnerPassword],
})
export class HttpModule {}
