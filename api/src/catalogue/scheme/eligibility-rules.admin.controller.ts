import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { type AdminListQuery, adminListQuery } from '#contracts/platform/admin-list.http';
import {
  type UpdateEligibilityRuleBody,
  adminEligibilityRule,
  updateEligibilityRuleBody,
} from '#contracts/catalogue/scheme.admin.http';
import { done, uid as uidParam } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { only, readAdminList, sendRange, theOne } from '../../platform/http/admin-lists/admin-list.js';
import { ELIGIBILITY_RULE_SORTS, FindAdminEligibilityRulesQuery } from './find-admin-eligibility-rules.query.js';
import { ResetEligibilityRuleCommand } from './reset-eligibility-rule.command.js';
import { UpdateEligibilityRuleCommand } from './update-eligibility-rule.command.js';

@ApiTags('admin scheme of price')
@Controller('admin/eligibility-rules')
export class EligibilityRulesAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @AsAdmin('eligibility-rules.read')
  @ApiOkResponse({ standardSchema: z.array(adminEligibilityRule) })
  async list(
    @Query({ schema: adminListQuery }) query: AdminListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = readAdminList(query, ELIGIBILITY_RULE_SORTS);
    const { rows, total } = await this.queries.execute(new FindAdminEligibilityRulesQuery(list));
    sendRange(reply, 'eligibility-rules', list, rows.length, total);
    return rows;
  }

  @Get(':uid')
  @AsAdmin('eligibility-rules.read')
  @ApiOkResponse({ standardSchema: adminEligibilityRule })
  async one(@Param('uid', { schema: uidParam }) uid: string) {
    return theOne(await this.queries.execute(new FindAdminEligibilityRulesQuery(only(uid, ELIGIBILITY_RULE_SORTS))));
  }

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
