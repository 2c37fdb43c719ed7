import { Module } from '@nestjs/common';
import { AdminsAdminController } from './admins.admin.controller.js';
import { ChangeRoleHandler } from './change-role.command.js';
import { CreateAdminHandler } from './create-admin.command.js';
import { FindAdminsHandler } from './find-admins.query.js';
import { SetAdminPasswordHandler } from './set-admin-password.command.js';
import { SwitchAdminHandler } from './switch-admin.command.js';

@Module({
  controllers: [AdminsAdminController],
  providers: [CreateAdminHandler, ChangeRoleHandler, SetAdminPasswordHandler, SwitchAdminHandler, FindAdminsHandler],
})
export class AdminsModule {}
