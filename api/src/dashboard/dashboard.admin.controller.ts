import { Controller, Get, Header } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { adminDashboard } from '#contracts/http/admin/dashboard.http';
import { AsAdmin } from '../http/access.js';
import { FindDashboardQuery } from './find-dashboard.query.js';

@ApiTags('admin dashboard')
@AsAdmin()
@Controller('admin/dashboard')
export class DashboardAdminController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ standardSchema: adminDashboard })
  dashboard() {
    return this.queries.execute(new FindDashboardQuery());
  }
}
