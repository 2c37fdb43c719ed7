import { Global, Module } from '@nestjs/common';
import { CurrentAdmins } from './access/current-admin.js';
import { FindRecordHandler, FindRecordsHandler } from './admin-lists/find-records.query.js';
import { AttemptLimits } from './limits/attempt-limits.js';
import { RevokedSessions } from './access/revoked-sessions.js';

/** HTTP parts that all features share. */
@Global()
@Module({
  providers: [CurrentAdmins, AttemptLimits, RevokedSessions, FindRecordHandler, FindRecordsHandler],
  exports: [CurrentAdmins, AttemptLimits, RevokedSessions],
})
export class HttpModule {}
