import { Body, Controller, Get, Header, Headers, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type SignInBody,
  type SignOutBody,
  type SignUpBody,
  customerView,
  sessionView,
  signInBody,
  signOutBody,
  signUpBody,
} from '#contracts/http/session.http';
import { AsCustomer, Customer, type CustomerIdentity, Public } from '../http/access.js';
import { RateLimit } from '../http/rate-limits.js';
import { Refusal } from '../http/refusal.js';
import { FindProfileQuery } from './find-profile.query.js';
import { RefreshSessionCommand } from './refresh-session.command.js';
import { SignInCommand } from './sign-in.command.js';
import { SignOutCommand } from './sign-out.command.js';
import { SignUpCommand } from './sign-up.command.js';

const LONGEST_REFRESH_TOKEN = 200;

@ApiTags('session')
@Controller('customer')
export class SessionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('sign/up')
  @Public()
  @RateLimit('signUp')
  @ApiCreatedResponse({ standardSchema: customerView })
  signUp(@Body({ schema: signUpBody }) body: SignUpBody) {
    return this.commands.execute(new SignUpCommand(body));
  }

  @Post('sign/in')
  @Public()
  @HttpCode(200)
  @RateLimit('signIn')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ standardSchema: sessionView })
  signIn(@Body({ schema: signInBody }) body: SignInBody) {
    return this.commands.execute(new SignInCommand(body));
  }

  @Post('sign/out')
  @AsCustomer()
  @HttpCode(200)
  signOut(@Customer() customer: CustomerIdentity, @Body({ schema: signOutBody }) _: SignOutBody) {
    return this.commands.execute(new SignOutCommand(customer.sessionUid));
  }

  @Get('token/refresh')
  @Public()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ standardSchema: sessionView })
  refresh(@Headers('x-refresh-token') token: string | undefined) {
    if (!token || token.length > LONGEST_REFRESH_TOKEN) throw new Refusal('TOKEN_REQUIRED', 401);
    return this.commands.execute(new RefreshSessionCommand(token));
  }

  @Get('profile')
  @AsCustomer()
  @ApiOkResponse({ standardSchema: customerView })
  profile(@Customer() customer: CustomerIdentity) {
    return this.queries.execute(new FindProfileQuery(customer.uid));
  }
}
