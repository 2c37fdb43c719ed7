import { type Permission, mayRole } from '#domain/platform/admin-role';
import { readSession, useSession } from './session';

/** Whether the signed-in admin has a permission, by the same table as the API. */
export function useCan(): (permission: Permission) => boolean {
  const role = useSession()?.role;
  return (permission) => role !== undefined && mayRole(role, permission);
}

/** For react-admin's `canAccess`: `list`, `show` and `export` need `read`, `edit` needs `update`. */
export function canAccess(resource: string, action: string): boolean {
  const role = readSession()?.role;
  return role !== undefined && mayRole(role, `${resource}.${ACTION[action] ?? action}`);
}

const ACTION: Record<string, string> = { list: 'read', show: 'read', export: 'read', edit: 'update' };
