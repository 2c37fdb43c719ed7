import { DataTable } from 'react-admin';
import type { AdminGivingPayout } from '#contracts/products/giving/giving.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { PAYOUT_STATES } from '#domain/sales/payouts/payout';
import { PayoutDeadlineField } from '../../../platform/fields/deadline';
import { CustomerFact } from '../../../identity/shared/customer-fact';
import { BlockedSign, PayeeName } from '../../../identity/shared/payee-name';
import { RecordActions } from '../../../platform/actions/record-actions';
import { CodeField, MoneyField, TranslatedField } from '../../../platform/fields/fields';
import { PictureViewer } from '../../../platform/files/picture-viewer';
import { ConsoleList } from '../../../platform/lists/console-list';
import { oldestFirst } from '../../../platform/lists/filter-choice';
import { ConsoleShow } from '../../../platform/records/console-show';
import { Facts, TranslatedFact } from '../../../platform/records/facts';
import { ShowTitle } from '../../../platform/records/show-title';
import { Row } from '../../../platform/ui/row';
import { OrderFact } from '../../../sales/shared/order-fact';
import { PayeeAccount } from '../../../sales/shared/payee-account';
import { PayChosen } from '../../../sales/shared/pay-together';
import { PayoutFacts, payOutPlans } from '../../../sales/shared/payout-facts';
import { PaidStatus } from '../../../sales/shared/given-back';

const Column = DataTable.Col<AdminGivingPayout>;
const choices = [
  { label: 'console.all', filter: {} },
  { label: 'giving.unpaid', filter: { unpaid: true } },
  ...PAYOUT_STATES.map((state) => ({ label: `status.givingPayout.${state}`, filter: { state } })),
];

export const GivingPayoutList = () => (
  <ConsoleList
    filterDefaultValues={{ unpaid: true }}
    sort={oldestFirst('dueAt')}
    choices={choices}
    table={{ bulkActionButtons: <PayChosen<AdminGivingPayout> /> }}
    small={{
      primaryText: (row: AdminGivingPayout) => row.customerName,
      tertiaryText: (row: AdminGivingPayout) => formatRupiah(row.amount),
      secondaryText: (row: AdminGivingPayout) => (
        <>
          {row.orderNumber}
          <br />
          <PaidStatus subject="givingPayout" of={row} />
          <BlockedSign of={row} />
        </>
      ),
    }}
  >
    <Column source="dueAt" field={PayoutDeadlineField} />
    <Column source="what" disableSort>
      <TranslatedField source="what" prefix="payoutOf" />
    </Column>
    <Column source="orderNumber" disableSort field={CodeField} />
    <Column source="customerName" disableSort render={(row) => <PayeeName of={row} />} />
    <Column source="amount" disableSort align="right" field={MoneyField} />
    <Column source="bankName" disableSort render={(row) => <PayeeAccount of={row} />} />
    <Column source="state" render={(row) => <PaidStatus subject="givingPayout" of={row} />} />
  </ConsoleList>
);

export const GivingPayoutShow = () => <ConsoleShow of={PayoutDetail} />;

const PayoutDetail = ({ record: row }: { record: AdminGivingPayout }) => (
  <>
    <ShowTitle status={{ subject: 'givingPayout', value: row.state }}>
      {formatRupiah(row.amount)} · {row.customerName}
    </ShowTitle>
    <Row>
      <RecordActions plans={payOutPlans} />
    </Row>
    <Facts>
      <TranslatedFact source="what" prefix="payoutOf" />
      <OrderFact of={row} />
      <CustomerFact of={row} />
      <PayoutFacts of={row} />
    </Facts>
    {row.proofUrl && <PictureViewer key={row.id} url={row.proofUrl} what={row.orderNumber} />}
  </>
);
