import AccountBalanceIcon from '@mui/icons-material/AccountBalance';
import { Badge, Divider } from '@mui/material';
import { Fragment, createElement } from 'react';
import { Menu, useResourceDefinitions, useTranslate } from 'react-admin';
import { useDashboard } from '../dashboard/use-dashboard';
import { GO_KEYS } from '../shared/go-keys';
import { useMay } from '../shared/use-may';
import { useShortcutsEnabled } from '../shared/use-shortcuts-enabled';

const WORK = ['payments', 'host-purchases', 'reimbursements', 'follow-ups'] as const;
const DATA = ['orders', 'account-groups', 'accounts', 'vouchers', 'customers', 'blacklist'] as const;
const CATALOGUE = [
  'categories',
  'providers',
  'packages',
  'plan-families',
  'variants',
  'scheme-entries',
  'price-notices',
  'eligibility-rules',
] as const;
const SYSTEM = ['notifications', 'events', 'audit-entries', 'maintenance', 'admins'] as const;

/** What the role may read, and nothing that it would be refused. */
export const ConsoleMenu = () => {
  const may = useMay();
  const groups = [WORK, DATA, CATALOGUE, SYSTEM]
    .map((resources) => resources.filter((resource) => may(`${resource}.read`)))
    .filter((resources) => resources.length > 0);
  return (
    <Menu>
      {may('dashboard.read') && <Menu.DashboardItem />}
      {groups.map((resources, index) => (
        <Fragment key={resources[0]}>
          {index > 0 && <Divider component="li" />}
          {resources.map((resource) => (
            <ResourceItem key={resource} resource={resource} />
          ))}
        </Fragment>
      ))}
      {may('ledger.read') && <LedgerItem />}
    </Menu>
  );
};

const LedgerItem = () => {
  const translate = useTranslate();
  return <Menu.Item to="/ledger" primaryText={translate('menu.ledger')} leftIcon={<AccountBalanceIcon />} />;
};

const ResourceItem = ({ resource }: { resource: string }) => {
  const [enabled] = useShortcutsEnabled();
  const translate = useTranslate();
  const { icon } = useResourceDefinitions()[resource] ?? {};
  const count = useWaiting()[resource] ?? 0;
  const goKey = GO_KEYS[resource];
  return (
    <Menu.Item
      to={`/${resource}`}
      primaryText={translate(`resources.${resource}.name`, { smart_count: 2 })}
      leftIcon={
        <Badge badgeContent={count || null} max={99} color="error" overlap="rectangular">
          {icon && createElement(icon)}
        </Badge>
      }
      keyboardShortcut={enabled && goKey ? `G>${goKey}` : undefined}
    />
  );
};

/** What waits for an admin, beside the name of where to do it. */
function useWaiting(): Record<string, number> {
  const { data } = useDashboard();
  if (!data) return {};
  return {
    payments: data.waitingPayments?.total ?? 0,
    'host-purchases': data.purchasesToVerify ?? 0,
    reimbursements: data.reimbursementsDue?.total ?? 0,
    'follow-ups': data.openFollowUps ?? 0,
    blacklist: data.openAppeals ?? 0,
    events: data.failedEvents ?? 0,
  };
}
