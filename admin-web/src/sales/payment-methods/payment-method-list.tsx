import { CreateButton, DataTable } from 'react-admin';
import type { AdminPaymentMethod } from '#contracts/sales/payment-methods.admin.http';
import { CodeField } from '../../platform/fields/fields';
import { StatusChip } from '../../platform/fields/status-chip';
import { Row } from '../../platform/ui/row';
import { ConsoleList } from '../../platform/lists/console-list';

const Column = DataTable.Col<AdminPaymentMethod>;

export const State = ({ active, proposed }: Pick<AdminPaymentMethod, 'active' | 'proposed'>) => (
  <Row>
    <StatusChip subject="paymentMethod" value={active ? 'active' : 'inactive'} />
    {proposed && <StatusChip subject="changeProposal" value="waiting" />}
  </Row>
);

/** The bank accounts that customers pay to. */
export const PaymentMethodList = () => (
  <ConsoleList
    sort={{ field: 'position', order: 'ASC' }}
    tools={<CreateButton />}
    small={{
      primaryText: (method: AdminPaymentMethod) => method.bankName,
      secondaryText: (method: AdminPaymentMethod) => (
        <>
          {method.accountNumber} · {method.accountName}
          <br />
          <State {...method} />
        </>
      ),
    }}
  >
    <Column source="position" />
    <Column source="bankName" />
    <Column source="accountNumber" disableSort field={CodeField} />
    <Column source="accountName" disableSort />
    <Column source="active" disableSort render={(method) => <State {...method} />} />
  </ConsoleList>
);
