import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type RedriveMailsBody,
  mailOutage,
  redriveMailsBody,
  redrivenMails,
} from '#contracts/messages/mail-outage.admin.http';
import { Admin, type AdminIdentity, AsAdmin } from '../platform/http/access/access.js';
import { FindMailOutageQuery } from './find-mail-outage.query.js';
import { RedriveMailsCommand } from './redrive-mails.command.js';

@ApiTags('admin notifications')
@Controller('admin/mail-outage')
export class MailOutageAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @AsAdmin('mail-outage.read')
  @ApiOkResponse({ standardSchema: mailOutage })
  find() {
    return this.queries.execute(new FindMailOutageQuery());
  }

  @Post('redrive')
  @AsAdmin('mail-outage.redrive')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: redrivenMails })
  redrive(@Body({ schema: redriveMailsBody }) { asOf }: RedriveMailsBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new RedriveMailsCommand(asOf, admin));
  }
}
