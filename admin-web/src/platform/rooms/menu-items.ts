import type { ComponentType } from 'react';
import type { Permission } from '#domain/platform/admin-role';
import { useCan } from '../auth/permissions';
import { type Registry, useRegistry } from './registry';
import type { MenuEntry } from './room';

/** An entry of the menu: a list, or a page that is no resource. */
export interface MenuItemFacts extends MenuEntry {
  to: string;
  label: string;
  permission: Permission;
  icon?: ComponentType;
}

/** The entries that the role may open. */
export function useMenuItems(): MenuItemFacts[] {
  const can = useCan();
  return itemsOf(useRegistry()).filter(({ permission }) => can(permission));
}

const itemsOf = ({ resources, pages }: Registry): MenuItemFacts[] => [
  ...resources.map(({ name, icon, menu }) => ({
    ...menu,
    to: `/${name}`,
    label: `resources.${name}.name`,
    permission: `${name}.read` as Permission,
    icon: icon as ComponentType | undefined,
  })),
  ...pages.flatMap(({ path, permission, menu }) => (menu ? [{ ...menu, to: path, permission }] : [])),
];
