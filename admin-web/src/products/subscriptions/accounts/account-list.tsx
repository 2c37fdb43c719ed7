import { AutocompleteInput, DataTable, ReferenceInput, type SortPayload, useTranslate } from 'react-admin';
import type { AdminAccount } from '#contracts/products/subscriptions/accounts.admin.http';
import { ACCOUNT_STATUS, type AccountStatusCode } from '#domain/products/subscriptions/accounts/account-status';
import { customerFilter } from '../../../identity/shared/customer-filter';
import { ConsoleList } from '../../../platform/lists/console-list';
import { CsvExportButton } from '../../../platform/lists/csv-export-button';
import { newestFirst, oldestFirst } from '../../../platform/lists/filter-choice';
import { dateTimeColumn, translatedColumn } from '../../../platform/lists/csv-columns';
import { Age, CodeField, DateTimeField, TranslatedField } from '../../../platform/fields/fields';
import { NoWrap } from '../../../platform/fields/no-wrap';
import { Plan, planText } from '../../../catalogue/shared/plan';
import { RecordLink } from '../../../platform/records/record-link';
import { StatusChip } from '../../../platform/fields/status-chip';
import { statusText } from '../../../platform/fields/status-text';
import { SystemText } from '../../../platform/i18n/system-text';
import { shownSeat } from '../shared/shown-seat';
import { OneLine, OneLineField } from '../../../platform/fields/one-line';

const Column = DataTable.Col<AdminAccount>;

const filters = [
  <ReferenceInput
    key="groupUid"
    source="groupUid"
    reference="account-groups"
    label="resources.accounts.fields.groupName"
    sort={{ field: 'createdAt', order: 'DESC' }}
  >
    <AutocompleteInput optionText="name" label="resources.accounts.fields.groupName" />
  </ReferenceInput>,
  customerFilter(),
];

const ofStatus = (code: AccountStatusCode, sort: SortPayload, label = `statusWord.account.${code}`) => ({
  label,
  filter: { status: code },
  sort,
});
/** What waits for somebody first, in the order in which a seat goes through it. */
const choices = [
  { label: 'console.all', filter: {}, sort: newestFirst('createdAt') },
  ofStatus(ACCOUNT_STATUS.registered, oldestFirst('createdAt')),
  ofStatus(ACCOUNT_STATUS.waitingForFollowUp, oldestFirst('createdAt')),
  ofStatus(ACCOUNT_STATUS.waitingForConfirmation, oldestFirst('createdAt')),
  ofStatus(ACCOUNT_STATUS.pending, oldestFirst('waitingSince'), 'filter.waitingSeats'),
  { label: 'filter.unboughtHost', filter: { unboughtHost: true }, sort: oldestFirst('createdAt') },
  ofStatus(ACCOUNT_STATUS.active, newestFirst('createdAt')),
  ofStatus(ACCOUNT_STATUS.cancelled, newestFirst('createdAt')),
  // The specification gives this status no word.
  ofStatus(ACCOUNT_STATUS.refunded, newestFirst('createdAt'), 'filter.refundedSeats'),
];

const SeatName = ({ of: { seatNumber } }: { of: AdminAccount }) => (
  <>{useTranslate()('seat.number', { n: seatNumber })}</>
);

export const AccountList = () => (
  <ConsoleList
    filters={filters}
    choices={choices}
    sort={newestFirst('createdAt')}
    tools={
      <CsvExportButton<AdminAccount>
        fileName="kursi"
        columns={[
          'orderNumber',
          'customerName',
          'phoneNumber',
          { source: 'plan', value: planText },
          'groupName',
          'seatNumber',
          translatedColumn('role', 'role'),
          { source: 'status', value: (account, translate) => statusText(translate, 'account', shownSeat(account)) },
          dateTimeColumn('createdAt'),
        ]}
      />
    }
    table={{
      hiddenColumns: ['role', 'pendingReason'],
      sx: { '& .column-createdAt': { display: { md: 'none', xl: 'table-cell' } } },
    }}
    small={{
      primaryText: (account: AdminAccount) => account.customerName,
      tertiaryText: (account: AdminAccount) => <StatusChip subject="account" value={shownSeat(account)} />,
      secondaryText: (account: AdminAccount) => (
        <>
          {account.groupName} · <SeatName of={account} />
          <br />
          <NoWrap>{account.orderNumber}</NoWrap>
          {account.waitingSince && (
            <>
              {' · '}
              <Age iso={account.waitingSince} dueAt={account.waitsUntil} />
            </>
          )}
        </>
      ),
    }}
  >
    <Column source="orderNumber" disableSort field={CodeField} />
    <Column source="customerName" disableSort field={OneLineField} />
    <Column label="resources.accounts.fields.plan" disableSort render={(account) => <Plan record={account} />} />
    <Column
      source="groupName"
      disableSort
      render={(account) => (
        <RecordLink resource="account-groups" id={account.groupUid}>
          <OneLine>{account.groupName}</OneLine>
        </RecordLink>
      )}
    />
    <Column source="seatNumber" align="right" disableSort />
    <Column source="role" disableSort>
      <TranslatedField source="role" prefix="role" />
    </Column>
    <Column
      source="status"
      sx={{ minWidth: 0 }}
      render={(account) => <StatusChip subject="account" value={shownSeat(account)} />}
    />
    <Column
      source="pendingReason"
      disableSort
      render={({ pendingReason }) => pendingReason && <SystemText text={pendingReason} />}
    />
    <Column
      source="waitingSince"
      sx={{ minWidth: '4.5rem' }}
      render={({ waitingSince, waitsUntil }) => waitingSince && <Age iso={waitingSince} dueAt={waitsUntil} />}
    />
    <Column source="createdAt" field={DateTimeField} />
  </ConsoleList>
);
