import { Stack } from '@mui/material';
import { DataTable } from 'react-admin';
import type { AdminReimbursement } from '#contracts/products/subscriptions/hosts.admin.http';
import { PAYOUT_STATES } from '#domain/sales/payouts/payout';
import { formatRupiah } from '#domain/platform/sen';
import { BlockedSign, PayeeName } from '../../../identity/shared/payee-name';
import { ConsoleList } from '../../../platform/lists/console-list';
import { type ExportColumn, dateTimeColumn } from '../../../platform/lists/csv-columns';
import { CsvExportButton } from '../../../platform/lists/csv-export-button';
import { CodeField, DateTimeField, MoneyField } from '../../../platform/fields/fields';
import { newestFirst, oldestFirst } from '../../../platform/lists/filter-choice';
import { Plan } from '../../../catalogue/shared/plan';
import { RunningDeadline, isToBePaid } from '../../../platform/fields/deadline';
import { GroupTrouble } from '../shared/group-trouble';
import { ReimbursementBulkActions } from './reimbursement-bulk-actions';
import { ReimbursementSum } from './reimbursement-sum';
import { PaidStatus } from '../../../sales/shared/given-back';
import { PayeeAccount } from '../../../sales/shared/payee-account';
import { NoWrap } from '../../../platform/fields/no-wrap';
import { OneLineField } from '../../../platform/fields/one-line';

const Column = DataTable.Col<AdminReimbursement>;

const ORDER = {
  scheduled: oldestFirst('dueAt'),
  approved: oldestFirst('dueAt'),
  paid: newestFirst('paidAt'),
  cancelled: newestFirst('dueAt'),
};
const choices = [
  { label: 'console.all', filter: {}, sort: newestFirst('dueAt') },
  { label: 'filter.unpaid', filter: { unpaid: true }, sort: oldestFirst('dueAt') },
  ...PAYOUT_STATES.map((state) => ({
    label: `status.reimbursement.${state}`,
    filter: { state },
    sort: ORDER[state],
  })),
];

/** For a spreadsheet; what the bank takes is the file of a batch. */
const approvedColumns: ExportColumn<AdminReimbursement>[] = [
  'bankName',
  'accountNumber',
  'accountName',
  'amount',
  'orderNumber',
  dateTimeColumn('dueAt'),
  { header: 'ID', value: (row: AdminReimbursement) => row.id },
];

export const ReimbursementList = () => (
  <ConsoleList
    filterDefaultValues={{ unpaid: true }}
    sort={oldestFirst('dueAt')}
    choices={choices}
    tools={
      <CsvExportButton<AdminReimbursement>
        label="reimbursement.exportApproved"
        truncatedText="reimbursement.exportCut"
        fileName="penggantian-disetujui"
        filter={{ state: 'approved' }}
        columns={approvedColumns}
      />
    }
    table={{
      hiddenColumns: ['groupName', 'plan', 'paidAt'],
      bulkActionButtons: <ReimbursementBulkActions />,
    }}
    legend={<ReimbursementSum />}
    small={{
      primaryText: (row: AdminReimbursement) => row.customerName,
      tertiaryText: (row: AdminReimbursement) => formatRupiah(row.amount),
      secondaryText: (row: AdminReimbursement) => (
        <>
          <PayeeAccount of={row} />
          <NoWrap>{row.orderNumber}</NoWrap> · <RunningDeadline short iso={row.dueAt} isRunning={isToBePaid(row)} />
          <br />
          <GroupTrouble of={row} />
          <PaidStatus subject="reimbursement" of={row} />
          <BlockedSign of={row} />
        </>
      ),
    }}
  >
    <Column source="dueAt" render={(row) => <RunningDeadline short iso={row.dueAt} isRunning={isToBePaid(row)} />} />
    <Column source="orderNumber" disableSort field={CodeField} />
    <Column source="customerName" disableSort render={(row) => <PayeeName of={row} />} />
    <Column source="plan" disableSort render={(row) => <Plan record={row} />} />
    <Column source="groupName" disableSort field={OneLineField} />
    <Column source="amount" align="right" field={MoneyField} />
    <Column source="bankName" disableSort render={(row) => <PayeeAccount of={row} />} />
    <Column
      source="state"
      render={(row) => (
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 0.5 }}>
          <GroupTrouble of={row} />
          <PaidStatus subject="reimbursement" of={row} />
        </Stack>
      )}
    />
    <Column source="paidAt" field={DateTimeField} />
  </ConsoleList>
);
