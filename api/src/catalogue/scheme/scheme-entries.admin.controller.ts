import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { type AdminListQuery, adminListQuery } from '#contracts/platform/admin-list.http';
import {
  type UpdateSchemeEntryBody,
  adminSchemeEntry,
  updateSchemeEntryBody,
} from '#contracts/catalogue/scheme.admin.http';
import { done, uid as uidParam } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { only, readAdminList, sendRange, theOne } from '../../platform/http/admin-lists/admin-list.js';
import { FindAdminSchemeEntriesQuery, SCHEME_ENTRY_SORTS } from './find-admin-scheme-entries.query.js';
import { ResetSchemeEntryCommand } from './reset-scheme-entry.command.js';
import { UpdateSchemeEntryCommand } from './update-scheme-entry.command.js';

@ApiTags('admin scheme of price')
@Controller('admin/scheme-entries')
export class SchemeEntriesAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @AsAdmin('scheme-entries.read')
  @ApiOkResponse({ standardSchema: z.array(adminSchemeEntry) })
  async list(
    @Query({ schema: adminListQuery }) query: AdminListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = readAdminList(query, SCHEME_ENTRY_SORTS);
    const { rows, total } = await this.queries.execute(new FindAdminSchemeEntriesQuery(list));
    sendRange(reply, 'scheme-entries', list, rows.length, total);
    return rows;
  }

  @Get(':uid')
  @AsAdmin('scheme-entries.read')
  @ApiOkResponse({ standardSchema: adminSchemeEntry })
  async one(@Param('uid', { schema: uidParam }) uid: string) {
    return theOne(await this.queries.execute(new FindAdminSchemeEntriesQuery(only(uid, SCHEME_ENTRY_SORTS))));
  }

  @Post(':uid/update')
  @AsAdmin('scheme-entries.update')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  update(
    @Param('uid', { schema: uidParam }) uid: string,
    @Body({ schema: updateSchemeEntryBody }) body: UpdateSchemeEntryBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UpdateSchemeEntryCommand(uid, body, admin));
  }

  @Post(':uid/reset')
  @AsAdmin('scheme-entries.reset')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  reset(@Param('uid', { schema: uidParam }) uid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new ResetSchemeEntryCommand(uid, admin));
  }
}
