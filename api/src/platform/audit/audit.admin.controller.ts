import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { adminAuditChain } from '#contracts/platform/audit.admin.http';
import { AsAdmin } from '../http/access/access.js';
import { VerifyAuditChainQuery } from './verify-audit-chain.query.js';

@ApiTags('admin audit entries')
@Controller('admin/audit-entries')
export class AuditAdminController {
  constructor(private readonly queries: QueryBus) {}

  @Get('verification')
  @AsAdmin('audit-entries.read')
  @ApiOkResponse({ standardSchema: adminAuditChain })
  verification() {
    return this.queries.execute(new VerifyAuditChainQuery());
  }
}
