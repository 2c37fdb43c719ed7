import { Module } from '@nestjs/common';
import { AuditAdminController } from './audit.admin.controller.js';
import { AuditEntriesList, AuditEntriesListController } from './audit-entries.list.js';
import { VerifyAuditChainHandler } from './verify-audit-chain.query.js';

@Module({
  controllers: [AuditEntriesListController, AuditAdminController],
  providers: [AuditEntriesList, VerifyAuditChainHandler],
})
export class AuditModule {}
