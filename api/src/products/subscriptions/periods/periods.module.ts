import { Module } from '@nestjs/common';
import { AccessRemovalsAdminController } from './access-removals.admin.controller.js';
import { AccessRemovalsList, AccessRemovalsListController } from './access-removals.list.js';
import { FinishRemovalHandler } from './finish-removal.command.js';
import { RenewalsList, RenewalsListController } from './renewals.list.js';

@Module({
  controllers: [RenewalsListController, AccessRemovalsListController, AccessRemovalsAdminController],
  providers: [RenewalsList, AccessRemovalsList, FinishRemovalHandler],
})
export class PeriodsModule {}
