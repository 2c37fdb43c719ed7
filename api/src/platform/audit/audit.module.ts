import { Module } from '@nestjs/common';
import { AuditAdminController } from './audit.admin.controller.js';
import { FindAuditLogHandler } from './find-audit-log.query.js';
import { VerifyAuditChainHandler } from './verify-audit-chain.query.js';

@Module({ controllers: [AuditAdminController], providers: [FindAuditLogHandler, VerifyAuditChainHandler] })
export class AuditModule {}
