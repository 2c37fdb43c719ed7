import { Module } from '@nestjs/common';
import { FindMaintenanceHandler } from './find-maintenance.query.js';
import { MaintenanceAdminController } from './maintenance.admin.controller.js';
import { MaintenanceController } from './maintenance.controller.js';
import { MaintenanceState } from './maintenance.state.js';
import { SwitchMaintenanceHandler } from './switch-maintenance.command.js';

@Module({
  controllers: [MaintenanceController, MaintenanceAdminController],
  providers: [MaintenanceState, FindMaintenanceHandler, SwitchMaintenanceHandler],
})
export class MaintenanceModule {}
