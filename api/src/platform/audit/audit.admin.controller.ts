import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { type AdminListQuery, adminListQuery } from '#contracts/platform/admin-list.http';
import { adminAudit, adminAuditChain } from '#contracts/platform/audit.admin.http';
import { uid } from '#contracts/platform/common.http';
import { AsAdmin } from '../http/access/access.js';
import { only, readAdminList, sendRange, theOne } from '../http/admin-lists/admin-list.js';
import { FindAuditLogQuery, AUDIT_SORTS } from './find-audit-log.query.js';
import { VerifyAuditChainQuery } from './verify-audit-chain.query.js';

@ApiTags('admin audit entries')
@Controller('admin/audit-entries')
export class AuditAdminController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @AsAdmin('audit-entries.read')
  @ApiOkResponse({ standardSchema: z.array(adminAudit) })
  async list(
    @Query({ schema: adminListQuery }) query: AdminListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = readAdminList(query, AUDIT_SORTS);
    const { rows, total } = await this.queries.execute(new FindAuditLogQuery(list));
    sendRange(reply, 'audit-entries', list, rows.length, total);
    return rows;
  }

  @Get('verification')
  @AsAdmin('audit-entries.read')
  @ApiOkResponse({ standardSchema: adminAuditChain })
  verification() {
    return this.queries.execute(new VerifyAuditChainQuery());
  }

  @Get(':uid')
  @AsAdmin('audit-entries.read')
  @ApiOkResponse({ standardSchema: adminAudit })
  async one(@Param('uid', { schema: uid }) auditUid: string) {
    return theOne(await this.queries.execute(new FindAuditLogQuery(only(auditUid, AUDIT_SORTS))));
  }
}
