import type { ComponentType } from 'react';
import type { ResourceProps } from 'react-admin';
import type { Permission } from '#domain/admins/admin-role';
import { OnlyFor } from './access-denied';

/** The permission behind each page of a resource. */
const NEEDS = { list: 'read', show: 'read', create: 'create', edit: 'update' } as const;

/**
 * A resource whose pages are not even begun for a role that may not open them: react-admin would ask the API first, and
 * show its refusal on the way to the page that explains it.
 */
export function guarded(resource: ResourceProps): ResourceProps {
  const pages = Object.entries(NEEDS).flatMap(([page, action]) => {
    const Page = resource[page as keyof typeof NEEDS] as ComponentType | undefined;
    if (!Page) return [];
    const permission = `${resource.name}.${action}` as Permission;
    const Guarded = () => (
      <OnlyFor permission={permission}>
        <Page />
      </OnlyFor>
    );
    return [[page, Guarded]];
  });
  return { ...resource, ...Object.fromEntries(pages) };
}
