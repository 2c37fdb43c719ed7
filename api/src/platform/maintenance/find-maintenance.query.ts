import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminMaintenance } from '#contracts/platform/maintenance.http';
import { Database } from '#runtime/platform/db/database';
import { adminMaintenance } from './admin-maintenance.js';

export class FindMaintenanceQuery extends Query<AdminMaintenance[]> {}

@QueryHandler(FindMaintenanceQuery)
export class FindMaintenanceHandler implements IQueryHandler<FindMaintenanceQuery> {
  constructor(private readonly database: Database) {}

  async execute(): Promise<AdminMaintenance[]> {
    const rows = await this.database.maintenance.findMany({ orderBy: { platform: 'asc' } });
    return rows.map(adminMaintenance);
  }
}
