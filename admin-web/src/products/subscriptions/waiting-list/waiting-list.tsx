import { Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import type { AdminWaiting } from '#contracts/products/subscriptions/waiting-list.http';
import { DeadlineFact, DeadlineField } from '../../../platform/fields/deadline';
import { Plan, planText } from '../../../catalogue/shared/plan';
import { CustomerFact } from '../../../identity/shared/customer-fact';
import { Age, DateTimeField } from '../../../platform/fields/fields';
import { ConsoleList } from '../../../platform/lists/console-list';
import { newestFirst, oldestFirst } from '../../../platform/lists/filter-choice';
import { ConsoleShow } from '../../../platform/records/console-show';
import { DateTimeFact, Fact, Facts } from '../../../platform/records/facts';
import { ShowTitle } from '../../../platform/records/show-title';
import { OneLineField } from '../../../platform/fields/one-line';

const Column = DataTable.Col<AdminWaiting>;
const choices = [
  { label: 'waitingList.waiting', filter: { state: 'waiting' }, sort: oldestFirst('waitsSince') },
  { label: 'waitingList.offered', filter: { state: 'offered' }, sort: newestFirst('waitsSince') },
];

/** Who waits for a free seat, the longest wait first. */
export const WaitingList = () => (
  <ConsoleList
    filterDefaultValues={{ state: 'waiting' }}
    sort={oldestFirst('waitsSince')}
    choices={choices}
    small={{
      primaryText: (row: AdminWaiting) => `${row.customerName} · ${planText(row)}`,
      secondaryText: (row: AdminWaiting) => (
        <>
          {row.notes || '–'} · <Age iso={row.waitsSince} />
        </>
      ),
    }}
  >
    <Column source="waitsSince" render={(row) => <Age iso={row.waitsSince} />} />
    <Column source="customerName" disableSort field={OneLineField} />
    <Column label="resources.waiting-list.fields.plan" disableSort render={(row) => <Plan record={row} />} />
    <Column source="notes" disableSort render={(row) => row.notes || '–'} />
    <Column source="offeredAt" disableSort field={DateTimeField} />
    <Column source="heldUntil" disableSort field={DeadlineField} />
  </ConsoleList>
);

export const WaitingShow = () => <ConsoleShow of={WaitingDetail} />;

const WaitingDetail = ({ record: row }: { record: AdminWaiting }) => (
  <>
    <ShowTitle>
      {row.customerName} · {planText(row)}
    </ShowTitle>
    <Facts>
      <CustomerFact of={row} />
      <Fact source="plan">{planText(row)}</Fact>
      <DateTimeFact source="waitsSince" iso={row.waitsSince} />
      <DateTimeFact source="offeredAt" iso={row.offeredAt} />
      <DeadlineFact source="heldUntil" iso={row.heldUntil} />
    </Facts>
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: 720 }}>{row.notes}</Typography>
  </>
);
