import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type AdminWaitingQuery, adminDashboard, adminWaiting, adminWaitingQuery } from '#contracts/dashboard.http';
import { Admin, type AdminIdentity, AsAdmin } from '../platform/http/access/access.js';
import { FindDashboardQuery } from './find-dashboard.query.js';
import { FindWaitingQuery } from './find-waiting.query.js';

@ApiTags('admin dashboard')
@Controller('admin/dashboard')
export class DashboardAdminController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @AsAdmin('dashboard.read')
  @ApiOkResponse({ standardSchema: adminDashboard })
  dashboard(@Admin() { role }: AdminIdentity) {
    return this.queries.execute(new FindDashboardQuery(role));
  }

  @Get('waiting')
  @AsAdmin('dashboard.read')
  @ApiOkResponse({ standardSchema: adminWaiting })
  waiting(@Admin() { role }: AdminIdentity, @Query({ schema: adminWaitingQuery }) { desk }: AdminWaitingQuery) {
    return this.queries.execute(new FindWaitingQuery(role, desk));
  }
}
