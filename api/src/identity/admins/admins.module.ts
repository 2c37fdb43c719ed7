import { Module } from '@nestjs/common';
import { AdminsAdminController } from './admins.admin.controller.js';
import { ChangeRoleHandler } from './change-role.command.js';
import { CreateAdminHandler } from './create-admin.command.js';
import { AdminsList, AdminsListController } from './admins.list.js';
import { ResetSecondFactorHandler } from './reset-second-factor.command.js';
import { SetAdminPasswordHandler } from './set-admin-password.command.js';
import { SwitchAdminHandler } from './switch-admin.command.js';

@Module({
  controllers: [AdminsListController, AdminsAdminController],
  providers: [
    CreateAdminHandler,
    ChangeRoleHandler,
    SetAdminPasswordHandler,
    ResetSecondFactorHandler,
    SwitchAdminHandler,
    AdminsList,
  ],
})
export class AdminsModule {}
