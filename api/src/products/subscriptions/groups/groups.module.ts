import { Module } from '@nestjs/common';
import { GroupsList, GroupsListController } from './groups.list.js';
import { FindGroupsHandler } from './find-groups.query.js';
import { GroupsController } from './groups.controller.js';

@Module({
  controllers: [GroupsListController, GroupsController],
  providers: [FindGroupsHandler, GroupsList],
})
export class GroupsModule {}
