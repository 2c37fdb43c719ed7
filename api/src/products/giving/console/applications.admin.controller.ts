import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ReasonBody, done, reasonBody, uid } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../../platform/http/access/access.js';
import { DecideApplicationCommand } from './decide-application.command.js';

/** Requests for a Netflix share. */
@ApiTags('admin giving')
@Controller('admin/share-applications')
export class ApplicationsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':uid/pick')
  @AsAdmin('share-applications.pick')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  pick(@Param('uid', { schema: uid }) applicationUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new DecideApplicationCommand(applicationUid, 'pick', admin));
  }

  @Post(':uid/decline')
  @AsAdmin('share-applications.decline')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  decline(
    @Param('uid', { schema: uid }) applicationUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new DecideApplicationCommand(applicationUid, 'decline', admin, reason));
  }

  @Post(':uid/take-back')
  @AsAdmin('share-applications.take-back')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  takeBack(
    @Param('uid', { schema: uid }) applicationUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new DecideApplicationCommand(applicationUid, 'take-back', admin, reason));
  }

  @Post(':uid/fulfil')
  @AsAdmin('share-applications.fulfil')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  fulfil(@Param('uid', { schema: uid }) applicationUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new DecideApplicationCommand(applicationUid, 'fulfil', admin));
  }
}
