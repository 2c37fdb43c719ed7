import { Module } from '@nestjs/common';
import { AuditAdminController } from './audit.admin.controller.js';
import { FindAuditLogHandler } from './find-audit-log.query.js';

@Module({ controllers: [AuditAdminController], providers: [FindAuditLogHandler] })
export class AuditModule {}
