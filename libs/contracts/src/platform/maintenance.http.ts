import * as z from 'zod/mini';
import { allowedActions, forbiddenActions, id } from '#contracts/platform/admin-record.http';
import { instant } from '#contracts/platform/common.http';

/** The shop is the only platform so far. */
export const maintenanceQuery = z
  .strictObject({ platform: z._default(z.enum(['main']), 'main') })
  .register(z.globalRegistry, { id: 'MaintenanceQuery' });
export type MaintenanceQuery = z.infer<typeof maintenanceQuery>;

export const maintenanceView = z
  .object({
    platform: z.string(),
    /** 1: the shop is closed. A number, because clients compare it with 1. docs/rules/shop.md#maintenance */
    isActive: z.number(),
  })
  .register(z.globalRegistry, { id: 'Maintenance' });
export type MaintenanceView = z.infer<typeof maintenanceView>;

export const adminMaintenance = z
  .object({ id, platform: z.string(), isActive: z.boolean(), changedAt: instant, allowedActions, forbiddenActions })
  .register(z.globalRegistry, { id: 'AdminMaintenance' });
export type AdminMaintenance = z.infer<typeof adminMaintenance>;
