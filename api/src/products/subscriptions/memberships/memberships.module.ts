import { Module } from '@nestjs/common';
import { FindMembershipHandler } from './find-membership.query.js';
import { FindMyMembershipsHandler } from './find-my-memberships.query.js';
import { LeaveGroupHandler } from './leave-group.command.js';
import { MembershipsController } from './memberships.controller.js';

@Module({
  controllers: [MembershipsController],
  providers: [FindMyMembershipsHandler, FindMembershipHandler, LeaveGroupHandler],
})
export class MembershipsModule {}
