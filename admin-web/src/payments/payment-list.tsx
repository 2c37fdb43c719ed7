import { List, Pagination, TopToolbar, useListContext } from 'react-admin';
import { FilterChips } from '../shared/filter-chips';
import { PaymentCsvButton } from './payment-csv-button';
import { PaymentTable } from './payment-table';
import { PaymentsDesk } from './payments-desk';
import { SearchFilter } from '../shared/search-filter';

const QUEUE_LENGTH = 50;
const EVERY_MS = 15_000;

const oldestFirst = { field: 'submittedAt', order: 'ASC' } as const;
const latestFirst = { field: 'submittedAt', order: 'DESC' } as const;
const choices = [
  { label: 'status.payment.submitted', filter: { state: 'submitted' }, sort: oldestFirst },
  ...['confirmed', 'rejected', 'voided'].map((state) => ({
    label: `status.payment.${state}`,
    filter: { state },
    sort: latestFirst,
  })),
  { label: 'console.all', filter: {}, sort: latestFirst },
];

/** Waiting payments are a desk to work at; decided ones a table to look things up in. */
export const PaymentList = () => (
  <List
    component="div"
    empty={false}
    exporter={false}
    // Opening the payments always means the queue, whatever was looked up last.
    storeKey={false}
    filters={[<SearchFilter key="q" source="q" alwaysOn />]}
    filterDefaultValues={{ state: 'submitted' }}
    sort={oldestFirst}
    perPage={QUEUE_LENGTH}
    pagination={<Pagination rowsPerPageOptions={[QUEUE_LENGTH]} />}
    queryOptions={{ refetchInterval: EVERY_MS }}
    actions={
      <TopToolbar>
        <PaymentCsvButton />
      </TopToolbar>
    }
  >
    <FilterChips choices={choices} />
    <DeskOrTable />
  </List>
);

const DeskOrTable = () => {
  const { filterValues } = useListContext();
  return filterValues.state === 'submitted' ? <PaymentsDesk /> : <PaymentTable />;
};
