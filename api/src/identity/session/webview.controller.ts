import { Controller, Get, Headers, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { sessionView, webviewCode } from '#contracts/identity/session.http';
import {
  AsCustomer,
  Customer,
  type CustomerIdentity,
  MaybeCustomer,
  OpenWhileBlocked,
} from '../../platform/http/access/access.js';
import { RateLimit } from '../../platform/http/limits/rate-limits.js';
import { CreateWebviewCodeCommand } from './create-webview-code.command.js';
import { OpenWebviewCommand } from './open-webview.command.js';
import { FromDevice, type RequestDevice, rememberDevice } from './request-device.js';

/** The shop inside an app. docs/rules/sessions.md#webview */
@ApiTags('session')
@Controller('customer/token/webview')
export class WebviewController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @OpenWhileBlocked('The same session in the app, with the same block.')
  @AsCustomer()
  @ApiCreatedResponse({ standardSchema: webviewCode })
  create(@Customer() customer: CustomerIdentity) {
    return this.commands.execute(new CreateWebviewCodeCommand(customer.sessionUid));
  }

  /** By an access token, or by a code whose halves are sent in the headers of the tokens. */
  @Get()
  @MaybeCustomer()
  @ApiHeader({ name: 'Authorization', required: true, description: 'Bearer, lalu token akses atau `atoken` dari kode' })
  @ApiHeader({ name: 'x-refresh-token', required: false, description: '`rtoken` dari kode' })
  @RateLimit('signIn')
  @ApiOkResponse({ standardSchema: sessionView })
  async open(
    @Headers('authorization') atoken = '',
    @Headers('x-refresh-token') rtoken = '',
    @FromDevice() device: RequestDevice,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Customer() customer?: CustomerIdentity,
  ) {
    const code = { atoken: atoken.replace(/^Bearer /i, ''), rtoken };
    const session = await this.commands.execute(new OpenWebviewCommand(customer?.sessionUid ?? code, device));
    rememberDevice(reply, device);
    return session;
  }
}
