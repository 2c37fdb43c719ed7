import { DataTable } from 'react-admin';
import type { AdminCustomer } from '#contracts/identity/customers.admin.http';
import type { CustomerMoney } from '#contracts/sales/customer-money.admin.http';
import type { AdminOrder } from '#contracts/sales/orders.admin.http';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import type { AdminRefund } from '#contracts/sales/refunds.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { planText } from '../../catalogue/shared/plan';
import { useCan } from '../../platform/auth/permissions';
import { useRead } from '../../platform/data/use-read';
import { CodeField, DateTimeField, MoneyField } from '../../platform/fields/fields';
import { formatDateTime } from '../../platform/fields/format';
import { OneLine, OneLineField } from '../../platform/fields/one-line';
import { StatusChip } from '../../platform/fields/status-chip';
import { listPath } from '../../platform/lists/list-path';
import { NewestRecords } from '../../platform/lists/newest-records';
import { Figure } from '../../platform/records/figures';
import { TextLink } from '../../platform/records/record-link';
import { PaidStatus } from '../shared/given-back';
import { PaidAmount } from '../shared/paid-amount';
import { shownStatus } from './shown-status';

/** How many orders a customer has, what they have paid in all, and what the shop keeps for them. */
export const OrderFigures = ({ customer: { id, orders } }: { customer: AdminCustomer }) => (
  <>
    <Figure label="resources.orders.name">
      <TextLink to={listPath('orders', { customerUid: id })}>{orders}</TextLink>
    </Figure>
    {useCan()('payments.read') && <MoneyFigures customerUid={id} />}
  </>
);

const MoneyFigures = ({ customerUid }: { customerUid: string }) => {
  const money = useRead<CustomerMoney>(`payments/customer/${customerUid}`);
  return (
    <>
      <Figure label="customerMoney.paid">{money && formatRupiah(money.paid)}</Figure>
      <Figure label="customerMoney.credit">{money && formatRupiah(money.credit)}</Figure>
    </>
  );
};

const OrderColumn = DataTable.Col<AdminOrder>;
const PaymentColumn = DataTable.Col<AdminPayment>;
const RefundColumn = DataTable.Col<AdminRefund>;

/** As many as a tab of its own has room for. */
const MOST = 10;

/** The newest orders of the customer on the page. */
export const OrderSection = () => (
  <NewestRecords
    resource="orders"
    target="customerUid"
    most={MOST}
    isSaidAbove
    small={{
      primaryText: (order: AdminOrder) => planText(order),
      secondaryText: (order: AdminOrder) => (
        <>
          {order.orderNumber} · {formatRupiah(order.grandTotal)}
          <br />
          <StatusChip subject="order" value={shownStatus(order)} />
        </>
      ),
    }}
  >
    <OrderColumn source="orderNumber" disableSort field={CodeField} />
    <OrderColumn
      label="resources.orders.fields.plan"
      disableSort
      render={(order) => <OneLine max="22rem">{planText(order)}</OneLine>}
    />
    <OrderColumn source="grandTotal" align="right" disableSort field={MoneyField} />
    <OrderColumn
      source="status"
      disableSort
      render={(order) => <StatusChip subject="order" value={shownStatus(order)} />}
    />
  </NewestRecords>
);

/** What the customer on the page has paid, and what was or will be given back. */
export const MoneySections = () => (
  <>
    <NewestRecords
      resource="payments"
      target="customerUid"
      sortBy="submittedAt"
      most={MOST}
      small={{
        primaryText: (payment: AdminPayment) => <PaidAmount of={payment} />,
        secondaryText: (payment: AdminPayment) => (
          <>
            {payment.orderNumber} · {formatDateTime(payment.submittedAt)}
            <br />
            <StatusChip subject="payment" value={payment.state} />
          </>
        ),
      }}
    >
      <PaymentColumn source="submittedAt" disableSort field={DateTimeField} />
      <PaymentColumn source="orderNumber" disableSort field={CodeField} />
      <PaymentColumn source="amount" align="right" disableSort render={(payment) => <PaidAmount of={payment} />} />
      <PaymentColumn
        source="state"
        disableSort
        render={({ state }) => <StatusChip subject="payment" value={state} />}
      />
    </NewestRecords>
    <NewestRecords
      resource="refunds"
      target="customerUid"
      sortBy="askedAt"
      small={{
        primaryText: (refund: AdminRefund) => refund.orderNumber,
        tertiaryText: (refund: AdminRefund) => formatRupiah(refund.amount),
        secondaryText: (refund: AdminRefund) => (
          <>
            {refund.reason}
            <br />
            <PaidStatus subject="refund" of={refund} />
          </>
        ),
      }}
    >
      <RefundColumn source="askedAt" disableSort field={DateTimeField} />
      <RefundColumn source="orderNumber" disableSort field={CodeField} />
      <RefundColumn source="amount" align="right" disableSort field={MoneyField} />
      <RefundColumn source="reason" disableSort field={OneLineField} />
      <RefundColumn source="state" disableSort render={(refund) => <PaidStatus subject="refund" of={refund} />} />
    </NewestRecords>
  </>
);
