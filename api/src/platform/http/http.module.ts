import { Global, Module } from '@nestjs/common';
import { CurrentAdmins } from './access/current-admin.js';
import { CountRecordsHandler, FindRecordHandler, FindRecordsHandler } from './admin-lists/find-records.query.js';
import { AttemptLimits } from './limits/attempt-limits.js';
import { SharedCounts } from './limits/shared-counts.js';
import { RevokedSessions } from './access/revoked-sessions.js';

/** HTTP parts that all features share. */
@Global()
@Module({
  providers: [
    CurrentAdmins,
    AttemptLimits,
    RevokedSessions,
    SharedCounts,
    CountRecordsHandler,
    FindRecordHandler,
    FindRecordsHandler,
  ],
  exports: [CurrentAdmins, AttemptLimits, RevokedSessions],
})
export class HttpModule {}
