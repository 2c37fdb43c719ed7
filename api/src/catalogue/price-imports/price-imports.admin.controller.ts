import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  MAX_SHEET_BYTES,
  type SheetQuery,
  appliedSheet,
  checkedSheet,
  sheetQuery,
} from '#contracts/catalogue/price-import.admin.http';
import { uid as uidParam } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { ApiForm } from '../../platform/http/uploads/api-form.js';
import { RateLimit } from '../../platform/http/limits/rate-limits.js';
import { readSheetFile } from '../../platform/http/uploads/sheet-upload.js';
import { ApplySheetCommand } from './apply-sheet.command.js';
import { CheckSheetCommand } from './check-sheet.command.js';
import { FindSheetQuery } from './find-sheet.query.js';

/** Export, dry run and import of the price list as a sheet. */
@ApiTags('admin catalogue')
@Controller('admin/price-imports')
export class PriceImportsAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('sheet')
  @AsAdmin('price-imports.read')
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  async sheet(@Query({ schema: sheetQuery }) { locale }: SheetQuery, @Res() reply: FastifyReply) {
    const sheet = await this.queries.execute(new FindSheetQuery(locale));
    void reply.header('content-type', 'text/csv; charset=utf-8').header('cache-control', 'no-store').send(sheet);
  }

  @Post()
  @AsAdmin('price-imports.create')
  @HttpCode(200)
  @RateLimit('upload')
  @ApiForm('file')
  @ApiOkResponse({ standardSchema: checkedSheet })
  async check(@Req() request: FastifyRequest, @Admin() admin: AdminIdentity) {
    const { name, bytes } = await readSheetFile(request, MAX_SHEET_BYTES);
    return this.commands.execute(new CheckSheetCommand(name, bytes, admin));
  }

  @Post(':uid/apply')
  @AsAdmin('price-imports.apply')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: appliedSheet })
  apply(@Param('uid', { schema: uidParam }) uid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new ApplySheetCommand(uid, admin));
  }
}
