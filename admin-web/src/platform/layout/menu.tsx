import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Badge, Box, MenuItem as MuiMenuItem } from '@mui/material';
import { createElement, useEffect, useRef } from 'react';
import { Menu, useSidebarState, useStore, useTranslate } from 'react-admin';
import { useCan } from '../auth/permissions';
import { parsePath, useLocation } from 'react-router';
import { type Urgency, mostUrgent } from '../fields/urgency';
import { UrgencyPill } from '../fields/urgency-pill';
import { deskUrgency } from '../lists/desk-urgency';
import { deskPath } from '../lists/desk-path';
import { useDashboard } from '../data/use-dashboard';
import { type MenuItemFacts, useMenuItems } from '../rooms/menu-items';
import { MENU_GROUPS } from '../rooms/room';
import { useShortcutsEnabled } from '../shortcuts/use-shortcuts-enabled';

/** Lists the role may read, and nothing that the API would refuse. */
export const ConsoleMenu = () => {
  const can = useCan();
  const groups = groupsOf(useMenuItems());
  const menu = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const isCounted = useDashboard().data !== undefined;
  // The menu is longer than the screen: where one is stands in sight, also once the numbers have unfolded what stands above it.
  useEffect(() => {
    menu.current?.querySelector('.RaMenuItemLink-active')?.scrollIntoView?.({ block: 'nearest' });
  }, [pathname, isCounted]);
  return (
    <Box ref={menu}>
      <Menu>
        {can('dashboard.read') && <Menu.DashboardItem />}
        {groups.map((items) => (
          <MenuGroup key={items[0]!.group} items={items} />
        ))}
      </Menu>
    </Box>
  );
};

/** Groups that a product line brings come after the records. */
function groupsOf(items: MenuItemFacts[]): MenuItemFacts[][] {
  const [work, records, ...rest] = MENU_GROUPS;
  const names = new Set<string>([work, records, ...items.map(({ group }) => group).filter(isOwnGroup), ...rest]);
  return [...names]
    .map((name) => items.filter(({ group }) => group === name).sort((a, b) => a.position - b.position))
    .filter((group) => group.length > 0);
}

const isOwnGroup = (group: string): boolean => !(MENU_GROUPS as readonly string[]).includes(group);

/** The group that is open until it is folded; of a role that works on no cases all of them, it has few. */
const OPEN_AT_FIRST = 'work';

/** Its entries below a heading that folds them; that with the open page cannot be folded. In the collapsed menu, which shows icons only, there is no heading. */
const MenuGroup = ({ items }: { items: MenuItemFacts[] }) => {
  const can = useCan();
  const name = items[0]!.group;
  const translate = useTranslate();
  const [isWide] = useSidebarState();
  const [wanted, setWanted] = useStore<boolean | null>(`menu.${name}`, null);
  const { pathname } = useLocation();
  const { data } = useDashboard();
  const isHere = items.some(isAt(pathname));
  const isOpen = (wanted ?? (name === OPEN_AT_FIRST || !can('orders.read'))) || isHere || !isWide;
  const desks = items.flatMap(({ desk }) => desk ?? []);
  const entries = useRef<HTMLDivElement>(null);
  // Opened at the end of the screen, it would show nothing.
  useEffect(() => {
    if (wanted) entries.current?.scrollIntoView?.({ block: 'nearest' });
  }, [wanted]);
  const count = isOpen ? 0 : desks.reduce((sum, desk) => sum + (data?.[desk] ?? 0), 0);
  return (
    <>
      {isWide && (
        <MuiMenuItem aria-expanded={isOpen} onClick={() => setWanted(!isOpen)} sx={heading}>
          <Box component="span" sx={{ flex: 1 }}>
            {translate(`menu.${name}`)}
          </Box>
          {data && <Count count={count} urgency={mostUrgent(desks.map((desk) => deskUrgency(desk, data)))} />}
          <ExpandMoreIcon fontSize="small" sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />
        </MuiMenuItem>
      )}
      {/* Folded they are still there: the keys of their lists work. */}
      <Box ref={entries} hidden={!isOpen} role="none">
        {name === OPEN_AT_FIRST ? <WorkItems items={items} /> : items.map(itemOf)}
      </Box>
    </>
  );
};

const isAt =
  (pathname: string) =>
  ({ to }: MenuItemFacts): boolean =>
    pathname === to || pathname.startsWith(`${to}/`);

/** What is done each day and where something waits; the rest below a line that folds it, unless its page is open. */
const WorkItems = ({ items }: { items: MenuItemFacts[] }) => {
  const translate = useTranslate();
  const [isWide] = useSidebarState();
  const [wanted, setWanted] = useStore('menu.work.more', false);
  const { pathname } = useLocation();
  const { data } = useDashboard();
  const stays = ({ daily, desk }: MenuItemFacts) => Boolean(daily || (desk && data?.[desk]));
  const rest = items.filter((item) => !stays(item));
  if (rest.length < 2 || !isWide) return items.map(itemOf);
  const isOpen = wanted || rest.some(isAt(pathname));
  return (
    <>
      {items.filter(stays).map(itemOf)}
      <MuiMenuItem aria-expanded={isOpen} onClick={() => setWanted(!isOpen)} sx={more}>
        <Box component="span" sx={{ flex: 1 }}>
          {translate('menu.more', { n: rest.length })}
        </Box>
        <ExpandMoreIcon fontSize="small" sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />
      </MuiMenuItem>
      <Box hidden={!isOpen} role="none">
        {rest.map(itemOf)}
      </Box>
    </>
  );
};

const heading = {
  mt: 1,
  minHeight: 32,
  px: 2,
  gap: 1,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: 'text.primary',
} as const;

/** It belongs to the entries above, below whose words it stands. */
const more = { ...heading, mt: 0.5, pl: '50px', color: 'text.secondary' } as const;

/** How many wait, in the colour that the first of them has on the dashboard. */
const Count = ({ count, urgency }: { count: number; urgency: Urgency }) =>
  count > 0 && <UrgencyPill urgency={urgency}>{count > 99 ? '99+' : count}</UrgencyPill>;

const MenuItem = ({ item: { to, label, icon, shortcut, desk } }: { item: MenuItemFacts }) => {
  const [enabled] = useShortcutsEnabled();
  const translate = useTranslate();
  const [open] = useSidebarState();
  const { data } = useDashboard();
  const count = (desk && data?.[desk]) ?? 0;
  const urgency = desk && data ? deskUrgency(desk, data) : 'inTime';
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
          <Count count={count} urgency={urgency} />
        </Box>
      }
      leftIcon={
        // Beside the word is the number; the collapsed menu has room for a dot only.
        <Badge
          variant="dot"
          color={urgency === 'late' ? 'error' : urgency === 'near' ? 'warning' : 'primary'}
          invisible={open || count === 0}
        >
          {icon && createElement(icon)}
        </Badge>
      }
      keyboardShortcut={enabled && shortcut ? `G>${shortcut}` : undefined}
    />
  );
};

const itemOf = (item: MenuItemFacts) => <MenuItem key={item.to} item={item} />;
