import { type Permission, mayRole } from '#domain/admins/admin-role';
import { readSession, useSession } from './session';

/** Whether whoever is signed in may do it, by the same table as the API, which decides. */
export function useMay(): (permission: Permission) => boolean {
  const role = useSession()?.role;
  return (permission) => role !== undefined && mayRole(role, permission);
}

/** For resources and pages by name, as react-admin asks: `list` and `show` are reading, and nothing is ever deleted. */
export function mayOpen(resource: string, action: string): boolean {
  const role = readSession()?.role;
  return role !== undefined && mayRole(role, `${resource}.${ACTION[action] ?? action}`);
}

const ACTION: Record<string, string> = { list: 'read', show: 'read', export: 'read', edit: 'update' };
