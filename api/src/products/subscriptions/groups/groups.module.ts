import { Module } from '@nestjs/common';
import { ChangeGroupHandler } from '../group-changes/change-group.command.js';
import { GroupChangesAdminController } from '../group-changes/group-changes.admin.controller.js';
import { PreviewChangeHandler } from '../group-changes/preview-change.query.js';
import { GroupsList, GroupsListController } from './groups.list.js';
import { FindGroupsHandler } from './find-groups.query.js';
import { FindOpenSeatsHandler } from './find-open-seats.query.js';
import { FindSeatStatesHandler } from './find-seat-states.query.js';
import { GroupsController } from './groups.controller.js';

@Module({
  controllers: [GroupChangesAdminController, GroupsListController, GroupsController],
  providers: [
    FindGroupsHandler,
    FindOpenSeatsHandler,
    FindSeatStatesHandler,
    GroupsList,
    PreviewChangeHandler,
    ChangeGroupHandler,
  ],
})
export class GroupsModule {}
