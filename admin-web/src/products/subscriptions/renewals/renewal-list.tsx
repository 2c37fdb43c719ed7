import { DataTable } from 'react-admin';
import type { AdminRenewal } from '#contracts/products/subscriptions/periods.admin.http';
import { daysAfter } from '#domain/platform/durations';
import { dayInWib } from '#domain/platform/wib';
import { RENEWAL_STAGES } from '#domain/products/subscriptions/periods/renewal-stage';
import { DeadlineField } from '../../../platform/fields/deadline';
import { Plan, planText } from '../../../catalogue/shared/plan';
import { WhatsAppButton } from '../../../identity/shared/whatsapp-button';
import { CodeField, MoneyField, StatusField } from '../../../platform/fields/fields';
import { StatusChip } from '../../../platform/fields/status-chip';
import { ConsoleList } from '../../../platform/lists/console-list';
import { FilledColumn } from '../../../platform/lists/filled-column';
import { oldestFirst } from '../../../platform/lists/filter-choice';
import { OneLineField } from '../../../platform/fields/one-line';

const Column = DataTable.Col<AdminRenewal>;
const sort = oldestFirst('paidUntil');

const WEEK_DAYS = 7;
/** Computed at the start of the console; the dashboard's own link has today's. */
const endsThisWeek = { stage: 'open', endsBy: dayInWib(daysAfter(new Date(), WEEK_DAYS)) };
const choices = [
  { label: 'renewals.open', filter: { stage: 'open' }, sort },
  { label: 'filter.endsThisWeek', filter: endsThisWeek, sort },
  ...RENEWAL_STAGES.map((stage) => ({ label: `status.renewal.${stage}`, filter: { stage }, sort })),
];

/** The seats that end first come first. */
export const RenewalList = () => (
  <ConsoleList
    filterDefaultValues={{ stage: 'open' }}
    sort={sort}
    choices={choices}
    table={{ sx: { '& .column-groupName': { display: { md: 'none', lg: 'table-cell' } } } }}
    small={{
      primaryText: (row: AdminRenewal) => `${row.customerName} · ${row.orderNumber}`,
      secondaryText: (row: AdminRenewal) => (
        <>
          {planText(row)}
          <br />
          <StatusChip subject="renewal" value={row.stage} />{' '}
          {row.paidUntil && <DeadlineField source="paidUntil" record={row} />}
        </>
      ),
    }}
  >
    <Column source="paidUntil" field={DeadlineField} />
    <Column source="orderNumber" disableSort field={CodeField} />
    <Column source="customerName" disableSort field={OneLineField} />
    <Column label="resources.renewals.fields.plan" disableSort render={(row) => <Plan record={row} />} />
    <Column source="groupName" disableSort field={OneLineField} />
    <FilledColumn<AdminRenewal> source="amount" align="right" disableSort field={MoneyField} />
    <Column source="stage" disableSort>
      <StatusField source="stage" subject="renewal" />
    </Column>
    <Column
      label=""
      disableSort
      render={(row) => <WhatsAppButton compact href={row.waLink} name={row.customerName} />}
    />
  </ConsoleList>
);
