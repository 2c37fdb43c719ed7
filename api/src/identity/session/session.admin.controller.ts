import { Body, Controller, Get, HttpCode, Ip, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type AdminSignInBody, adminSessionView, adminSignInBody, adminView } from '#contracts/identity/session.http';
import { Admin, type AdminIdentity, AsAdmin, Public } from '../../platform/http/access/access.js';
import { RateLimit } from '../../platform/http/limits/rate-limits.js';
import { FindAdminQuery } from './find-admin.query.js';
import { SignInAdminCommand } from './sign-in-admin.command.js';

@ApiTags('admin session')
@Controller('admin')
export class SessionAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('sign/in')
  @Public()
  @HttpCode(200)
  @RateLimit('signIn')
  @ApiOkResponse({ standardSchema: adminSessionView })
  signIn(@Body({ schema: adminSignInBody }) body: AdminSignInBody, @Ip() address: string) {
    return this.commands.execute(new SignInAdminCommand(body, address));
  }

  @Get('session')
  @AsAdmin('session.read')
  @ApiOkResponse({ standardSchema: adminView })
  session(@Admin() admin: AdminIdentity) {
    return this.queries.execute(new FindAdminQuery(admin));
  }
}
