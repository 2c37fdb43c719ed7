import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type UpdateEligibilityRuleBody, updateEligibilityRuleBody } from '#contracts/catalogue/scheme.admin.http';
import { done, uid as uidParam } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { ResetEligibilityRuleCommand } from './reset-eligibility-rule.command.js';
import { UpdateEligibilityRuleCommand } from './update-eligibility-rule.command.js';

@ApiTags('admin scheme of price')
@Controller('admin/eligibility-rules')
export class EligibilityRulesAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':uid/update')
  @AsAdmin('eligibility-rules.update')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  update(
    @Param('uid', { schema: uidParam }) uid: string,
    @Body({ schema: updateEligibilityRuleBody }) body: UpdateEligibilityRuleBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UpdateEligibilityRuleCommand(uid, body, admin));
  }

  @Post(':uid/reset')
  @AsAdmin('eligibility-rules.reset')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  reset(@Param('uid', { schema: uidParam }) uid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new ResetEligibilityRuleCommand(uid, admin));
  }
}
