import { Badge, Box, Chip, Divider, ListSubheader } from '@mui/material';
import { type ComponentType, Fragment, createElement } from 'react';
import { Menu, useSidebarState, useTranslate } from 'react-admin';
import type { Permission } from '#domain/platform/admin-role';
import { useCan } from '../auth/permissions';
import { parsePath } from 'react-router';
import { deskPath } from '../lists/desk-path';
import { useDashboard } from '../data/use-dashboard';
import { type Registry, useRegistry } from '../rooms/registry';
import { MENU_GROUPS, type MenuEntry } from '../rooms/room';
import { useShortcutsEnabled } from '../shortcuts/use-shortcuts-enabled';

interface Item extends MenuEntry {
  to: string;
  label: string;
  permission: Permission;
  icon?: ComponentType;
}

/** Lists the role may read, and nothing that the API would refuse. */
export const ConsoleMenu = () => {
  const can = useCan();
  const registry = useRegistry();
  const groups = groupsOf(itemsOf(registry).filter(({ permission }) => can(permission)));
  return (
    <Menu>
      {can('dashboard.read') && <Menu.DashboardItem />}
      {groups.map((items, index) => (
        <Fragment key={items[0]!.group}>
          {index > 0 && <Divider component="li" />}
          <GroupHeading name={items[0]!.group} />
          {items.map((item) => (
            <MenuItem key={item.to} item={item} />
          ))}
        </Fragment>
      ))}
    </Menu>
  );
};

const itemsOf = ({ resources, pages }: Registry): Item[] => [
  ...resources.map(({ name, icon, menu }) => ({
    ...menu,
    to: `/${name}`,
    label: `resources.${name}.name`,
    permission: `${name}.read` as Permission,
    icon,
  })),
  ...pages.flatMap(({ path, permission, menu }) => (menu ? [{ ...menu, to: path, permission }] : [])),
];

/** Groups that a product line brings come after the records. */
function groupsOf(items: Item[]): Item[][] {
  const [work, records, ...rest] = MENU_GROUPS;
  const names = new Set<string>([work, records, ...items.map(({ group }) => group).filter(isOwnGroup), ...rest]);
  return [...names]
    .map((name) => items.filter(({ group }) => group === name).sort((a, b) => a.position - b.position))
    .filter((group) => group.length > 0);
}

const isOwnGroup = (group: string): boolean => !(MENU_GROUPS as readonly string[]).includes(group);

/** Not in the collapsed menu, which shows icons only. */
const GroupHeading = ({ name }: { name: string }) => {
  const translate = useTranslate();
  const [open] = useSidebarState();
  return open ? (
    <ListSubheader role="presentation" disableSticky sx={{ lineHeight: 2.5, bgcolor: 'transparent' }}>
      {translate(`menu.${name}`)}
    </ListSubheader>
  ) : null;
};

const MenuItem = ({ item: { to, label, icon, shortcut, desk } }: { item: Item }) => {
  const [enabled] = useShortcutsEnabled();
  const translate = useTranslate();
  const [open] = useSidebarState();
  const { data } = useDashboard();
  const count = (desk && data?.[desk]) ?? 0;
  // Its number is that of the rows that it opens.
  const target = desk && count > 0 ? deskPath(desk) : to;
  return (
    <Menu.Item
      // As an object, because the entry is marked by the path alone.
      to={parsePath(target)}
      primaryText={
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          <Box component="span" sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {translate(label, { smart_count: 2 })}
          </Box>
          {count > 0 && <Chip component="span" size="small" color="error" label={count > 99 ? '99+' : count} />}
        </Box>
      }
      leftIcon={
        // Beside the word is the number; the collapsed menu has room for a dot only.
        <Badge variant="dot" color="error" invisible={open || count === 0}>
          {icon && createElement(icon)}
        </Badge>
      }
      keyboardShortcut={enabled && shortcut ? `G>${shortcut}` : undefined}
    />
  );
};
