import { Module } from '@nestjs/common';
import { DocumentsModule } from '../../../platform/documents/documents.module.js';
import { FindHostPeriodsHandler } from './find-host-periods.query.js';
import { FindHostStatementHandler } from './find-host-statement.query.js';
import { HostStatementsAdminController } from './host-statements.admin.controller.js';
import { HostStatementsController } from './host-statements.controller.js';

@Module({
  imports: [DocumentsModule],
  controllers: [HostStatementsController, HostStatementsAdminController],
  providers: [FindHostPeriodsHandler, FindHostStatementHandler],
})
export class HostStatementsModule {}
