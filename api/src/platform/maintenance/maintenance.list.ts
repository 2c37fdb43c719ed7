import { Injectable } from '@nestjs/common';
import { type AdminMaintenance, adminMaintenance as schema } from '#contracts/platform/maintenance.http';
import { Database } from '#runtime/platform/db/database';
import { listController } from '../http/admin-lists/list-controller.js';
import { MemoryList } from '../http/admin-lists/memory-list.js';
import { adminMaintenance } from './admin-maintenance.js';

@Injectable()
export class MaintenanceList extends MemoryList<AdminMaintenance> {
  protected readonly sorts = ['changedAt'] as const;
  protected readonly filters = {};

  constructor(private readonly database: Database) {
    super();
  }

  protected async readAll(): Promise<AdminMaintenance[]> {
    return (await this.database.maintenance.findMany({ orderBy: { platform: 'asc' } })).map(adminMaintenance);
  }
}

export const MaintenanceListController = listController({
  resource: 'maintenance',
  tag: 'admin maintenance',
  schema,
  source: MaintenanceList,
});
