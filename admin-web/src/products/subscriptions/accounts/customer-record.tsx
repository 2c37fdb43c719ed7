import { DataTable } from 'react-admin';
import type { AdminCustomer } from '#contracts/identity/customers.admin.http';
import type { AdminAccount } from '#contracts/products/subscriptions/accounts.admin.http';
import type { AdminFollowUp } from '#contracts/products/subscriptions/follow-ups.admin.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { formatDate } from '#domain/platform/wib-texts';
import { planText } from '../../../catalogue/shared/plan';
import { ClampedText } from '../../../platform/fields/clamped-text';
import { DateTimeField } from '../../../platform/fields/fields';
import { formatDateTime } from '../../../platform/fields/format';
import { OneLine } from '../../../platform/fields/one-line';
import { StatusChip } from '../../../platform/fields/status-chip';
import { FilledColumn } from '../../../platform/lists/filled-column';
import { NewestRecords } from '../../../platform/lists/newest-records';
import { CountFigure } from '../../../platform/records/figures';
import { shownSeat } from '../shared/shown-seat';

/** The seats of a customer that run: those that are prepared too. */
export const RunningSeatsFigure = ({ customer }: { customer: AdminCustomer }) => (
  <CountFigure
    label="resources.accounts.running"
    resource="accounts"
    filter={{ customerUid: customer.id, status: ACCOUNT_STATUS.active }}
  />
);

const Column = DataTable.Col<AdminAccount>;

/** The newest seats of the customer on the page. */
export const SeatSection = () => (
  <NewestRecords
    title="resources.accounts.fields.seatNumber"
    resource="accounts"
    target="customerUid"
    most={10}
    isSaidAbove
    small={{
      primaryText: (seat: AdminAccount) => planText(seat),
      secondaryText: (seat: AdminAccount) => (
        <>
          {seat.groupName} ({seat.seatNumber})
          <br />
          <StatusChip subject="account" value={shownSeat(seat)} />
        </>
      ),
    }}
  >
    <Column
      label="resources.accounts.fields.plan"
      disableSort
      render={(seat) => <OneLine max="22rem">{planText(seat)}</OneLine>}
    />
    <Column
      source="groupName"
      disableSort
      render={({ groupName, seatNumber }) => <OneLine max="14rem">{`${groupName} (${seatNumber})`}</OneLine>}
    />
    <Column source="status" disableSort render={(seat) => <StatusChip subject="account" value={shownSeat(seat)} />} />
    <FilledColumn<AdminAccount>
      source="paidUntil"
      disableSort
      render={({ paidUntil }) => paidUntil && formatDate(paidUntil)}
    />
  </NewestRecords>
);

const HelpColumn = DataTable.Col<AdminFollowUp>;

/** The newest requests for help of the customer on the page. */
export const HelpSection = () => (
  <NewestRecords
    resource="follow-ups"
    target="customerUid"
    small={{
      primaryText: (asked: AdminFollowUp) => <ClampedText>{asked.message}</ClampedText>,
      secondaryText: (asked: AdminFollowUp) => (
        <>
          <StatusChip subject="follow-up" value={asked.state} /> {formatDateTime(asked.createdAt)}
        </>
      ),
    }}
  >
    <HelpColumn source="createdAt" disableSort field={DateTimeField} />
    <HelpColumn source="message" disableSort render={({ message }) => <ClampedText>{message}</ClampedText>} />
    <HelpColumn source="state" disableSort render={({ state }) => <StatusChip subject="follow-up" value={state} />} />
  </NewestRecords>
);
