import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type CreateCampaignBody,
  type UpdateCampaignBody,
  createCampaignBody,
  updateCampaignBody,
} from '#contracts/campaigns/campaigns.admin.http';
import { done, uid } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { CreateCampaignCommand, SwitchCampaignCommand, UpdateCampaignCommand } from './save-campaign.command.js';

@ApiTags('admin campaigns')
@Controller('admin/campaigns')
export class CampaignsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @AsAdmin('campaigns.create')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  create(@Body({ schema: createCampaignBody }) body: CreateCampaignBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new CreateCampaignCommand(body, admin));
  }

  @Post(':uid/update')
  @AsAdmin('campaigns.update')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  update(
    @Param('uid', { schema: uid }) campaignUid: string,
    @Body({ schema: updateCampaignBody }) body: UpdateCampaignBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UpdateCampaignCommand(campaignUid, body, admin));
  }

  @Post(':uid/start')
  @AsAdmin('campaigns.start')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  start(@Param('uid', { schema: uid }) campaignUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new SwitchCampaignCommand(campaignUid, true, admin));
  }

  @Post(':uid/stop')
  @AsAdmin('campaigns.stop')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  stop(@Param('uid', { schema: uid }) campaignUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new SwitchCampaignCommand(campaignUid, false, admin));
  }
}
