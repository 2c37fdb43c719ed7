import { Module } from '@nestjs/common';
import { FindAdminGroupsHandler } from './find-admin-groups.query.js';
import { FindGroupsHandler } from './find-groups.query.js';
import { GroupsAdminController } from './groups.admin.controller.js';
import { GroupsController } from './groups.controller.js';

@Module({
  controllers: [GroupsController, GroupsAdminController],
  providers: [FindGroupsHandler, FindAdminGroupsHandler],
})
export class GroupsModule {}
