import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import * as z from 'zod/mini';
import {
  type CreateSavedViewBody,
  type RenameSavedViewBody,
  type UpdateSavedViewBody,
  createSavedViewBody,
  renameSavedViewBody,
  savedView,
  updateSavedViewBody,
} from '#contracts/identity/saved-views.admin.http';
import { done, uid } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { CreateSavedViewCommand } from './create-saved-view.command.js';
import { FindSavedViewsQuery } from './find-saved-views.query.js';
import { RemoveSavedViewCommand } from './remove-saved-view.command.js';
import { RenameSavedViewCommand } from './rename-saved-view.command.js';
import { UpdateSavedViewCommand } from './update-saved-view.command.js';

/** The admin's own views of the lists of the console. docs/rules/desks.md#saved-views */
@ApiTags('admin saved views')
@Controller('admin/saved-views')
export class SavedViewsAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @AsAdmin('saved-views.read')
  @ApiOkResponse({ standardSchema: z.array(savedView) })
  views(@Admin() admin: AdminIdentity) {
    return this.queries.execute(new FindSavedViewsQuery(admin));
  }

  @Post()
  @AsAdmin('saved-views.create')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  create(@Body({ schema: createSavedViewBody }) body: CreateSavedViewBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new CreateSavedViewCommand(body, admin));
  }

  @Post(':uid/rename')
  @AsAdmin('saved-views.rename')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  rename(
    @Param('uid', { schema: uid }) viewUid: string,
    @Body({ schema: renameSavedViewBody }) { name }: RenameSavedViewBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new RenameSavedViewCommand(viewUid, name, admin));
  }

  @Post(':uid/update')
  @AsAdmin('saved-views.update')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  update(
    @Param('uid', { schema: uid }) viewUid: string,
    @Body({ schema: updateSavedViewBody }) body: UpdateSavedViewBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UpdateSavedViewCommand(viewUid, body, admin));
  }

  @Post(':uid/remove')
  @AsAdmin('saved-views.remove')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  remove(@Param('uid', { schema: uid }) viewUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new RemoveSavedViewCommand(viewUid, admin));
  }
}
