import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { campaignSlug } from '#contracts/campaigns/campaigns.http';
import { attended } from '#contracts/campaigns/missions.http';
import { AsCustomer, Customer, type CustomerIdentity } from '../../platform/http/access/access.js';
import { NoRateLimit } from '../../platform/http/limits/rate-limits.js';
import { AttendCommand } from './attend.command.js';

@ApiTags('campaigns')
@Controller('customer/event/:campaign')
export class AttendanceController {
  constructor(private readonly commands: CommandBus) {}

  /** Without a limit for each address: thousands of customers of one mobile network have the same. docs/decisions/0038 */
  @Post('live-attendance')
  @AsCustomer()
  @NoRateLimit()
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: attended })
  attend(@Param('campaign', { schema: campaignSlug }) slug: string, @Customer() customer: CustomerIdentity) {
    return this.commands.execute(new AttendCommand(slug, customer.uid));
  }
}
