import { DataTable } from 'react-admin';
import type { AdminCustomer } from '#contracts/http/admin/customers.http';
import { formatPhone } from '#domain/customers/phone';
import { ConsoleList } from '../shared/console-list';
import { CsvExportButton } from '../shared/csv-export-button';
import { moment } from '../shared/export-columns';
import { MomentField } from '../shared/fields';
import { StatusChip } from '../shared/status-chip';
import { Unbroken } from '../shared/unbroken';
import { WaButton } from '../shared/wa-button';
import { standing } from './standing';
import { SearchFilter } from '../shared/search-filter';

const Column = DataTable.Col<AdminCustomer>;

const choices = [
  { label: 'console.all', filter: {} },
  { label: 'status.customer.blocked', filter: { blocked: true } },
  { label: 'status.customer.leaving', filter: { erasure: 'requested' } },
];

export const CustomerList = () => (
  <ConsoleList
    filters={[<SearchFilter key="q" source="q" alwaysOn />]}
    sort={{ field: 'createdAt', order: 'DESC' }}
    choices={choices}
    tools={
      <CsvExportButton<AdminCustomer>
        fileName="pelanggan"
        columns={[
          'name',
          'email',
          'phoneNumber',
          'orders',
          {
            source: 'standing',
            value: (customer, translate) => translate(`status.customer.${standing(customer)}`),
          },
          moment('createdAt'),
        ]}
      />
    }
    small={{
      primaryText: (customer: AdminCustomer) => customer.name,
      secondaryText: (customer: AdminCustomer) => (
        <>
          {customer.email}
          <br />
          <StatusChip subject="customer" value={standing(customer)} />
        </>
      ),
    }}
  >
    <Column source="name" />
    <Column source="email" />
    <Column
      source="phoneNumber"
      disableSort
      render={({ phoneNumber }) => <Unbroken>{formatPhone(phoneNumber)}</Unbroken>}
    />
    <Column source="orders" align="right" disableSort />
    <Column
      source="blockedAt"
      label="resources.orders.fields.status"
      render={(customer) => <StatusChip subject="customer" value={standing(customer)} />}
    />
    <Column source="createdAt" field={MomentField} />
    <Column
      label="wa.open"
      disableSort
      render={(customer) => <WaButton compact href={customer.waLink} name={customer.name} />}
    />
  </ConsoleList>
);
