import { Module } from '@nestjs/common';
import { MaintenanceList, MaintenanceListController } from './maintenance.list.js';
import { MaintenanceAdminController } from './maintenance.admin.controller.js';
import { MaintenanceController } from './maintenance.controller.js';
import { MaintenanceState } from './maintenance.state.js';
import { SwitchMaintenanceHandler } from './switch-maintenance.command.js';

@Module({
  controllers: [MaintenanceListController, MaintenanceController, MaintenanceAdminController],
  providers: [MaintenanceState, MaintenanceList, SwitchMaintenanceHandler],
})
export class MaintenanceModule {}
