import { Body, Controller, Header, HttpCode, Ip, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type AdminSignInBody, adminSessionView, adminSignInBody } from '#contracts/http/session.http';
import { Public } from '../http/access.js';
import { RateLimit } from '../http/rate-limits.js';
import { SignInAdminCommand } from './sign-in-admin.command.js';

@ApiTags('admin session')
@Controller('admin')
export class SessionAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post('sign/in')
  @Public()
  @HttpCode(200)
  @RateLimit('signIn')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ standardSchema: adminSessionView })
  signIn(@Body({ schema: adminSignInBody }) body: AdminSignInBody, @Ip() address: string) {
    return this.commands.execute(new SignInAdminCommand(body, address));
  }
}
