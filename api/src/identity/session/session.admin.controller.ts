import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { type ChangeOwnPasswordBody, changeOwnPasswordBody } from '#contracts/identity/admins.admin.http';
import { counted, done, uid } from '#contracts/platform/common.http';
import {
  type AdminSignInBody,
  adminDevice,
  adminSessionView,
  adminSignInBody,
  adminView,
} from '#contracts/identity/session.http';
import { Admin, type AdminIdentity, AsAdmin, InStep, Public } from '../../platform/http/access/access.js';
import { RateLimit } from '../../platform/http/limits/rate-limits.js';
import { ChangeOwnPasswordCommand } from './change-own-password.command.js';
import { EndAdminSessionCommand } from './end-admin-session.command.js';
import { EndOtherAdminSessionsCommand } from './end-other-admin-sessions.command.js';
import { FindAdminDevicesQuery } from './find-admin-devices.query.js';
import { FindAdminQuery } from './find-admin.query.js';
import { FromDevice, type RequestDevice, rememberDevice } from './request-device.js';
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
  async signIn(
    @Body({ schema: adminSignInBody }) body: AdminSignInBody,
    @FromDevice() device: RequestDevice,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const session = await this.commands.execute(new SignInAdminCommand(body, device));
    rememberDevice(reply, device);
    return session;
  }

  @Get('session')
  @AsAdmin('session.read')
  @InStep('set-up', 'enter-code')
  @ApiOkResponse({ standardSchema: adminView })
  session(@Admin() admin: AdminIdentity) {
    return this.queries.execute(new FindAdminQuery(admin));
  }

  /** The admin's own sessions. */
  @Get('session/devices')
  @AsAdmin('session.read')
  @ApiOkResponse({ standardSchema: z.array(adminDevice) })
  devices(@Admin() admin: AdminIdentity) {
    return this.queries.execute(new FindAdminDevicesQuery(admin));
  }

  @Post('session/end-others')
  @AsAdmin('session.end-others')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: counted })
  endOthers(@Admin() admin: AdminIdentity) {
    return this.commands.execute(new EndOtherAdminSessionsCommand(admin));
  }

  @Post('session/change-password')
  @AsAdmin('session.change-password')
  @HttpCode(200)
  @RateLimit('signIn')
  @ApiOkResponse({ standardSchema: done })
  changePassword(@Body({ schema: changeOwnPasswordBody }) body: ChangeOwnPasswordBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new ChangeOwnPasswordCommand(body, admin));
  }

  /** One of the admin's own sessions. Signing out ends the current one. */
  @Post('session/:uid/end')
  @AsAdmin('session.end')
  @InStep('set-up', 'enter-code')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  end(@Param('uid', { schema: uid }) sessionUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new EndAdminSessionCommand(sessionUid, admin));
  }
}
