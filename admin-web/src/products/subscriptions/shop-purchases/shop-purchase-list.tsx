import { DataTable } from 'react-admin';
import type { AdminShopPurchase } from '#contracts/products/subscriptions/shop-purchases.admin.http';
import { RunningDeadline } from '../../../platform/fields/deadline';
import { MoneyField } from '../../../platform/fields/fields';
import { formatDate } from '../../../platform/fields/format';
import { ConsoleList } from '../../../platform/lists/console-list';
import { newestFirst, oldestFirst } from '../../../platform/lists/filter-choice';
import { OneLineField } from '../../../platform/fields/one-line';

const Column = DataTable.Col<AdminShopPurchase>;

const choices = [
  { label: 'shopPurchases.open', filter: { state: 'open' }, sort: oldestFirst('dueAt') },
  { label: 'shopPurchases.bought', filter: { state: 'bought' }, sort: newestFirst('dueAt') },
  { label: 'shopPurchases.unneeded', filter: { state: 'unneeded' }, sort: newestFirst('dueAt') },
];

/** What the shop has to buy, the longest due first. */
export const ShopPurchaseList = () => (
  <ConsoleList
    search={false}
    filterDefaultValues={{ state: 'open' }}
    sort={oldestFirst('dueAt')}
    choices={choices}
    small={{
      primaryText: (row: AdminShopPurchase) => row.groupName,
      secondaryText: (row: AdminShopPurchase) => <RunningDeadline iso={row.dueAt} isRunning={row.state === 'open'} />,
    }}
  >
    <Column
      source="dueAt"
      render={(row) => <RunningDeadline short iso={row.dueAt} isRunning={row.state === 'open'} />}
    />
    <Column source="groupName" disableSort field={OneLineField} />
    <Column source="number" disableSort align="right" />
    <Column source="members" disableSort align="right" />
    <Column source="account" disableSort render={(row) => row.account ?? row.before?.account ?? '–'} />
    <Column source="cost" disableSort align="right" field={MoneyField} />
    <Column source="renewsOn" disableSort render={(row) => (row.renewsOn ? formatDate(row.renewsOn) : '–')} />
  </ConsoleList>
);
