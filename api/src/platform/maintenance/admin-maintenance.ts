import type { AdminMaintenance } from '#contracts/platform/maintenance.http';
import type { Maintenance } from '#runtime/generated/prisma/client';

export const adminMaintenance = ({ uid, platform, isActive, changedAt }: Maintenance): AdminMaintenance => ({
  id: uid,
  platform,
  isActive,
  changedAt: changedAt.toISOString(),
  allowedActions: [isActive ? 'stop' : 'start'],
});
