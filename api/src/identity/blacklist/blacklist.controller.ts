import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type AppealBody, appealBody, blockStatusView } from '#contracts/identity/blacklist.http';
import { AdmitsBlocked, AsCustomer, Customer, type CustomerIdentity } from '../../platform/http/access/access.js';
import { RateLimit } from '../../platform/http/limits/rate-limits.js';
import { AppealCommand } from './appeal.command.js';
import { FindBlockStatusQuery } from './find-block-status.query.js';

@ApiTags('blacklist')
@AsCustomer()
@AdmitsBlocked('Asks why, and to be unblocked.')
@Controller('customer/blacklist')
export class BlacklistController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOkResponse({ standardSchema: blockStatusView })
  blockStatus(@Customer() customer: CustomerIdentity) {
    return this.queries.execute(new FindBlockStatusQuery(customer.uid));
  }

  @Post('appeal')
  @HttpCode(200)
  @RateLimit('link')
  appeal(@Customer() customer: CustomerIdentity, @Body({ schema: appealBody }) { message }: AppealBody) {
    return this.commands.execute(new AppealCommand(customer.uid, message));
  }
}
