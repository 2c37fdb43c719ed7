import type { ComponentType } from 'react';
import type { ResourceProps } from 'react-admin';
import type { Permission } from '#domain/platform/admin-role';
import { RequirePermission } from './access-denied';

/** The permission behind each page of a resource. */
const NEEDS = { list: 'read', show: 'read', create: 'create', edit: 'update' } as const;

/**
 * A resource whose pages do not mount for a role without permission: react-admin would query the API first and show its
 * refusal.
 */
export function protectedResource(resource: ResourceProps): ResourceProps {
  const pages = Object.entries(NEEDS).flatMap(([page, action]) => {
    const Page = resource[page as keyof typeof NEEDS] as ComponentType | undefined;
    if (!Page) return [];
    const permission = `${resource.name}.${action}` as Permission;
    const Guarded = () => (
      <RequirePermission permission={permission}>
        <Page />
      </RequirePermission>
    );
    return [[page, Guarded]];
  });
  return { ...resource, ...Object.fromEntries(pages) };
}
