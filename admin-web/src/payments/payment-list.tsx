import { List, TopToolbar, useListContext } from 'react-admin';
import { FilterChips } from '../shared/filter-chips';
import { newestFirst, oldestFirst, useSortOf } from '../shared/filter-choice';
import { PaymentCsvButton } from './payment-csv-button';
import { PaymentTable } from './payment-table';
import { PaymentsDesk } from './payments-desk';
import { SearchFilter } from '../shared/search-filter';
import { ListBody, ListPagination, toldInPlace } from '../shared/read';

const QUEUE_LENGTH = 50;
const EVERY_MS = 15_000;

const waiting = oldestFirst('submittedAt');
const choices = [
  { label: 'status.payment.submitted', filter: { state: 'submitted' }, sort: waiting },
  { label: 'status.payment.confirmed', filter: { state: 'confirmed' }, sort: newestFirst('decidedAt') },
  { label: 'status.payment.rejected', filter: { state: 'rejected' }, sort: newestFirst('decidedAt') },
  { label: 'status.payment.voided', filter: { state: 'voided' }, sort: newestFirst('submittedAt') },
  { label: 'console.all', filter: {}, sort: newestFirst('submittedAt') },
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
    sort={useSortOf(choices, waiting)}
    perPage={QUEUE_LENGTH}
    pagination={<ListPagination rowsPerPageOptions={[QUEUE_LENGTH]} />}
    queryOptions={{ ...toldInPlace, refetchInterval: EVERY_MS }}
    actions={
      <TopToolbar>
        <PaymentCsvButton />
      </TopToolbar>
    }
  >
    <FilterChips choices={choices} />
    <ListBody>
      <DeskOrTable />
    </ListBody>
  </List>
);

const DeskOrTable = () => {
  const { filterValues } = useListContext();
  return filterValues.state === 'submitted' ? <PaymentsDesk /> : <PaymentTable />;
};
