import { DataTable } from 'react-admin';
import type { AdminCustomer } from '#contracts/identity/customers.admin.http';
import { formatPhone } from '#domain/platform/phone';
import { ConsoleList } from '../../platform/lists/console-list';
import { CsvExportButton } from '../../platform/lists/csv-export-button';
import { dateTimeColumn } from '../../platform/lists/csv-columns';
import { DateTimeField } from '../../platform/fields/fields';
import { StatusChip } from '../../platform/fields/status-chip';
import { NoWrap } from '../../platform/fields/no-wrap';
import { WhatsAppButton } from '../shared/whatsapp-button';
import { customerStatus } from './customer-status';
import { statusText } from '../../platform/fields/status-text';

const Column = DataTable.Col<AdminCustomer>;

const choices = [
  { label: 'console.all', filter: {} },
  { label: 'status.customer.blocked', filter: { blocked: true } },
  { label: 'status.customer.leaving', filter: { erasure: 'requested' } },
];

export const CustomerList = () => (
  <ConsoleList
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
            source: 'status',
            value: (customer, translate) => statusText(translate, 'customer', customerStatus(customer)),
          },
          dateTimeColumn('createdAt'),
        ]}
      />
    }
    small={{
      primaryText: (customer: AdminCustomer) => customer.name,
      tertiaryText: (customer: AdminCustomer) => <StatusChip subject="customer" value={customerStatus(customer)} />,
      secondaryText: (customer: AdminCustomer) => (
        <>
          {customer.email}
          <br />
          <NoWrap>{formatPhone(customer.phoneNumber)}</NoWrap>
        </>
      ),
    }}
  >
    <Column source="name" />
    <Column source="email" />
    <Column
      source="phoneNumber"
      disableSort
      render={({ phoneNumber }) => <NoWrap>{formatPhone(phoneNumber)}</NoWrap>}
    />
    <Column source="orders" align="right" disableSort />
    <Column
      source="blockedAt"
      label="resources.orders.fields.status"
      render={(customer) => <StatusChip subject="customer" value={customerStatus(customer)} />}
    />
    <Column source="createdAt" field={DateTimeField} />
    <Column
      label="whatsapp.open"
      disableSort
      render={(customer) => <WhatsAppButton compact href={customer.waLink} name={customer.name} />}
    />
  </ConsoleList>
);
