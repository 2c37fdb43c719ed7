import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type MaintenanceQuery,
  type MaintenanceView,
  maintenanceQuery,
  maintenanceView,
} from '#contracts/platform/maintenance.http';
import { Public } from '../http/access/access.js';
import { MaintenanceState } from './maintenance.state.js';

@ApiTags('maintenance')
@Public()
@Controller('customer/maintenance-config')
export class MaintenanceController {
  constructor(private readonly state: MaintenanceState) {}

  @Get()
  @ApiOkResponse({ standardSchema: maintenanceView })
  status(@Query({ schema: maintenanceQuery }) { platform }: MaintenanceQuery): MaintenanceView {
    return { platform, isActive: this.state.isActive ? 1 : 0 };
  }
}
