import { Body, Controller, Get, Headers, HttpCode, Param, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { counted, done, uid } from '#contracts/platform/common.http';
import {
  type SignInBody,
  type SignOutBody,
  sessionView,
  signInBody,
  signOutBody,
  signedInDevice,
} from '#contracts/identity/session.http';
import {
  AsCustomer,
  Customer,
  type CustomerIdentity,
  Public,
  OpenWhileBlocked,
} from '../../platform/http/access/access.js';
import { RateLimit } from '../../platform/http/limits/rate-limits.js';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { FindMySessionsQuery } from './find-my-sessions.query.js';
import { RefreshSessionCommand } from './refresh-session.command.js';
import { FromDevice, type RequestDevice, forgetDevice, rememberDevice } from './request-device.js';
import { SignInCommand } from './sign-in.command.js';
import { SignOutCommand } from './sign-out.command.js';
import { SignOutDeviceCommand } from './sign-out-device.command.js';
import { SignOutOthersCommand } from './sign-out-others.command.js';

const LONGEST_REFRESH_TOKEN = 200;

@ApiTags('session')
@Controller('customer')
export class SessionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('sign/in')
  @Public()
  @HttpCode(200)
  @RateLimit('signIn')
  @ApiOkResponse({ standardSchema: sessionView })
  async signIn(
    @Body({ schema: signInBody }) body: SignInBody,
    @FromDevice() device: RequestDevice,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const session = await this.commands.execute(new SignInCommand(body, device));
    rememberDevice(reply, device);
    return session;
  }

  @Post('sign/out')
  @OpenWhileBlocked('Ends a session.')
  @AsCustomer()
  @HttpCode(200)
  async signOut(
    @Customer() customer: CustomerIdentity,
    @Body({ schema: signOutBody }) _: SignOutBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.commands.execute(new SignOutCommand(customer.sessionUid));
    forgetDevice(reply);
    return null;
  }

  @Get('token/refresh')
  @Public()
  @ApiHeader({ name: 'x-refresh-token', required: true })
  @ApiHeader({ name: 'x-device-id', required: false, description: '`deviceId` dari sign-in' })
  @ApiOperation({
    description:
      'Cukup dengan token di header. Token dari browser hanya berlaku di browser itu, yang mengirim cookie HttpOnly `device` sendiri.',
  })
  @ApiOkResponse({ standardSchema: sessionView })
  refresh(@Headers('x-refresh-token') token: string | undefined, @FromDevice() device: RequestDevice) {
    if (!token || token.length > LONGEST_REFRESH_TOKEN) throw new Refusal('TOKEN_REQUIRED', 401);
    return this.commands.execute(new RefreshSessionCommand(token, device));
  }

  @Get('session')
  @AsCustomer()
  @ApiOkResponse({ standardSchema: z.array(signedInDevice) })
  sessions(@Customer() customer: CustomerIdentity) {
    return this.queries.execute(new FindMySessionsQuery(customer));
  }

  @Post('session/sign-out-others')
  @OpenWhileBlocked('Ends a session.')
  @AsCustomer()
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: counted })
  signOutOthers(@Customer() customer: CustomerIdentity) {
    return this.commands.execute(new SignOutOthersCommand(customer));
  }

  @Post('session/:uid/sign-out')
  @OpenWhileBlocked('Ends a session.')
  @AsCustomer()
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  signOutDevice(@Param('uid', { schema: uid }) sessionUid: string, @Customer() customer: CustomerIdentity) {
    return this.commands.execute(new SignOutDeviceCommand(sessionUid, customer.uid));
  }
}
