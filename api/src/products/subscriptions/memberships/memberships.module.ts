import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../../catalogue/catalogue.module.js';
import { FindMembershipHandler } from './find-membership.query.js';
import { FindMyMembershipsHandler } from './find-my-memberships.query.js';
import { LeaveGroupHandler } from './leave-group.command.js';
import { MembershipsController } from './memberships.controller.js';
import { ChangeRenewalHandler } from './renewal.commands.js';
import { TakeMoneyBackHandler } from './take-money-back.command.js';

@Module({
  imports: [CatalogueModule],
  controllers: [MembershipsController],
  providers: [
    FindMyMembershipsHandler,
    FindMembershipHandler,
    LeaveGroupHandler,
    ChangeRenewalHandler,
    TakeMoneyBackHandler,
  ],
})
export class MembershipsModule {}
