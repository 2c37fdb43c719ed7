import { DataTable } from 'react-admin';
import type { AdminReimbursement } from '#contracts/http/admin/hosts.http';
import type { CsvColumn } from '#domain/csv';
import { REIMBURSEMENT_STATES } from '#domain/hosts/reimbursement';
import { formatRupiah } from '#domain/money/sen';
import { minuteInWib } from '#domain/time/wib';
import { ConsoleList } from '../shared/console-list';
import { CsvExportButton } from '../shared/csv-export-button';
import { CodeField, MomentField, MoneyField, StatusField } from '../shared/fields';
import { newestFirst, oldestFirst } from '../shared/filter-choice';
import { Plan } from '../shared/plan';
import { StatusChip } from '../shared/status-chip';
import { SearchFilter } from '../shared/search-filter';
import { DueDate } from './due-date';

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
  ...REIMBURSEMENT_STATES.map((state) => ({
    label: `status.reimbursement.${state}`,
    filter: { state },
    sort: ORDER[state],
  })),
];

/** What a bank's bulk transfer asks for. */
const batchColumns: CsvColumn<AdminReimbursement>[] = [
  { header: 'bank', value: (row) => row.bankName },
  { header: 'accountNumber', value: (row) => row.accountNumber },
  { header: 'accountName', value: (row) => row.accountName },
  { header: 'amount', value: (row) => row.amount },
  { header: 'orderNumber', value: (row) => row.orderNumber },
  { header: 'dueAt (WIB)', value: (row) => minuteInWib(new Date(row.dueAt)) },
  { header: 'id', value: (row) => row.id },
];

export const ReimbursementList = () => (
  <ConsoleList
    filters={[<SearchFilter key="q" source="q" alwaysOn />]}
    filterDefaultValues={{ unpaid: true }}
    sort={oldestFirst('dueAt')}
    choices={choices}
    tools={
      <CsvExportButton<AdminReimbursement>
        label="csv.approved"
        fileName="penggantian-disetujui"
        filter={{ state: 'approved' }}
        columns={batchColumns}
      />
    }
    table={{ hiddenColumns: ['groupName', 'paidAt'] }}
    small={{
      primaryText: (row: AdminReimbursement) => `${row.customerName} · ${formatRupiah(row.amount)}`,
      secondaryText: (row: AdminReimbursement) => (
        <>
          {row.orderNumber} · <DueDate of={row} />
          <br />
          <StatusChip subject="reimbursement" value={row.state} />
        </>
      ),
    }}
  >
    <Column source="dueAt" render={(row) => <DueDate of={row} />} />
    <Column source="orderNumber" disableSort field={CodeField} />
    <Column source="customerName" disableSort />
    <Column label="resources.reimbursements.fields.plan" disableSort render={(row) => <Plan record={row} />} />
    <Column source="groupName" disableSort />
    <Column source="amount" align="right" field={MoneyField} />
    <Column source="bankName" disableSort />
    <Column source="state">
      <StatusField source="state" subject="reimbursement" />
    </Column>
    <Column source="paidAt" field={MomentField} />
  </ConsoleList>
);
