import { Module } from '@nestjs/common';
import { DashboardAdminController } from './dashboard.admin.controller.js';
import { FindDashboardHandler } from './find-dashboard.query.js';

@Module({ controllers: [DashboardAdminController], providers: [FindDashboardHandler] })
export class DashboardModule {}
