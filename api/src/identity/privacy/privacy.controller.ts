import { Body, Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type ErasureBody, erasureBody, erasureView } from '#contracts/identity/privacy.http';
import { AsCustomer, Customer, type CustomerIdentity, OpenWhileBlocked } from '../../platform/http/access/access.js';
import { RateLimit } from '../../platform/http/limits/rate-limits.js';
import { ExportMyDataQuery } from './export-my-data.query.js';
import { FindErasureQuery } from './find-erasure.query.js';
import { RequestErasureCommand } from './request-erasure.command.js';
import { WithdrawErasureCommand } from './withdraw-erasure.command.js';

/** Data export and erasure (UU PDP 27/2022). docs/decisions/0012 */
@ApiTags('privacy')
@AsCustomer()
@Controller('customer')
export class PrivacyController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('export')
  @RateLimit('export')
  @ApiOkResponse({ content: { 'application/json': { schema: { type: 'string', format: 'binary' } } } })
  async export(@Customer() customer: CustomerIdentity, @Res() reply: FastifyReply) {
    const file = await this.queries.execute(new ExportMyDataQuery(customer.uid));
    void reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="data-patungan.json"')
      .header('cache-control', 'no-store')
      .send(file);
  }

  @Get('erasure')
  @ApiOkResponse({ standardSchema: erasureView })
  erasure(@Customer() customer: CustomerIdentity) {
    return this.queries.execute(new FindErasureQuery(customer.uid));
  }

  @Post('erasure')
  @OpenWhileBlocked('Everyone may have their data erased.')
  @HttpCode(200)
  @RateLimit('signIn')
  @ApiOkResponse({ standardSchema: erasureView })
  async requestErasure(@Customer() customer: CustomerIdentity, @Body({ schema: erasureBody }) body: ErasureBody) {
    await this.commands.execute(new RequestErasureCommand(customer.uid, body.password));
    return this.queries.execute(new FindErasureQuery(customer.uid));
  }

  @Post('erasure/withdraw')
  @OpenWhileBlocked('Everyone may have their data erased.')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: erasureView })
  async withdrawErasure(@Customer() customer: CustomerIdentity) {
    await this.commands.execute(new WithdrawErasureCommand(customer.uid));
    return this.queries.execute(new FindErasureQuery(customer.uid));
  }
}
