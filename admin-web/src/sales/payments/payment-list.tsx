import { List, TopToolbar, useListContext } from 'react-admin';
import { customerFilter } from '../../identity/shared/customer-filter';
import { FilterChips } from '../../platform/lists/filter-chips';
import { newestFirst, oldestFirst, useSortOf } from '../../platform/lists/filter-choice';
import { PaymentCsvButton } from './payment-csv-button';
import { PaymentTable } from './payment-table';
import { PaymentsDesk } from './payments-desk';
import { SearchFilter } from '../../platform/lists/search-filter';
import { ListBody, ListPagination, listQueryOptions } from '../../platform/data/query-state';

const QUEUE_LENGTH = 50;
const REFETCH_MS = 15_000;

const waiting = oldestFirst('submittedAt');
const choices = [
  { label: 'status.payment.submitted', filter: { state: 'submitted' }, sort: waiting },
  { label: 'status.payment.confirmed', filter: { state: 'confirmed' }, sort: newestFirst('decidedAt') },
  { label: 'dashboard.revenue', filter: { cameLately: true }, sort: newestFirst('decidedAt') },
  { label: 'status.payment.rejected', filter: { state: 'rejected' }, sort: newestFirst('decidedAt') },
  { label: 'status.payment.voided', filter: { state: 'voided' }, sort: newestFirst('submittedAt') },
  { label: 'console.all', filter: {}, sort: newestFirst('submittedAt') },
];

const filters = [<SearchFilter key="q" source="q" alwaysOn />, customerFilter()];

/** Waiting payments are shown as a desk, decided ones as a table. */
export const PaymentList = () => (
  <List
    component="div"
    empty={false}
    exporter={false}
    // The page always opens with the queue, not with the last filter.
    storeKey={false}
    filters={filters}
    filterDefaultValues={{ state: 'submitted' }}
    sort={useSortOf(choices, waiting)}
    perPage={QUEUE_LENGTH}
    pagination={<PagesOfMany />}
    queryOptions={{ ...listQueryOptions, refetchInterval: REFETCH_MS }}
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

/** One page needs no pages: the desk is as high as the window, and nothing stands below it. */
const PagesOfMany = () =>
  (useListContext().total ?? 0) > QUEUE_LENGTH ? <ListPagination rowsPerPageOptions={[QUEUE_LENGTH]} /> : null;

const DeskOrTable = () => {
  const { filterValues } = useListContext();
  return filterValues.state === 'submitted' ? <PaymentsDesk /> : <PaymentTable />;
};
