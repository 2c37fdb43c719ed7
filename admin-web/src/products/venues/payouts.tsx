import { Link as MuiLink } from '@mui/material';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';
import type { AdminVenuePayout } from '#contracts/products/venues/venues.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { PAYOUT_STATES } from '#domain/sales/payouts/payout';
import { PayoutDeadlineField } from '../../platform/fields/deadline';
import { CustomerFact } from '../../identity/shared/customer-fact';
import { BlockedSign, PayeeName } from '../../identity/shared/payee-name';
import { RecordActions } from '../../platform/actions/record-actions';
import { DateTimeField, MoneyField } from '../../platform/fields/fields';
import { formatDateTime } from '../../platform/fields/format';
import { PictureViewer } from '../../platform/files/picture-viewer';
import { ConsoleList } from '../../platform/lists/console-list';
import { oldestFirst } from '../../platform/lists/filter-choice';
import { ConsoleShow } from '../../platform/records/console-show';
import { Fact, Facts } from '../../platform/records/facts';
import { ShowTitle } from '../../platform/records/show-title';
import { Row } from '../../platform/ui/row';
import { PayeeAccount } from '../../sales/shared/payee-account';
import { PayChosen } from '../../sales/shared/pay-together';
import { PayoutFacts, payOutPlans } from '../../sales/shared/payout-facts';
import { PaidStatus } from '../../sales/shared/given-back';

const Column = DataTable.Col<AdminVenuePayout>;
const choices = [
  { label: 'console.all', filter: {} },
  { label: 'venues.unpaid', filter: { unpaid: true } },
  ...PAYOUT_STATES.map((state) => ({ label: `status.venuePayout.${state}`, filter: { state } })),
];

export const VenuePayoutList = () => (
  <ConsoleList
    filterDefaultValues={{ unpaid: true }}
    sort={oldestFirst('dueAt')}
    choices={choices}
    table={{ bulkActionButtons: <PayChosen<AdminVenuePayout> /> }}
    small={{
      primaryText: (row: AdminVenuePayout) => `${row.venueName} · ${formatRupiah(row.amount)}`,
      secondaryText: (row: AdminVenuePayout) => (
        <>
          {formatDateTime(row.startsAt)}
          <br />
          <PaidStatus subject="venuePayout" of={row} />
          <BlockedSign of={row} />
        </>
      ),
    }}
  >
    <Column source="dueAt" field={PayoutDeadlineField} />
    <Column source="venueName" disableSort />
    <Column source="startsAt" disableSort field={DateTimeField} />
    <Column source="customerName" disableSort render={(row) => <PayeeName of={row} />} />
    <Column source="amount" disableSort align="right" field={MoneyField} />
    <Column source="bankName" disableSort render={(row) => <PayeeAccount of={row} />} />
    <Column source="state" render={(row) => <PaidStatus subject="venuePayout" of={row} />} />
  </ConsoleList>
);

export const VenuePayoutShow = () => <ConsoleShow of={PayoutDetail} />;

const PayoutDetail = ({ record: row }: { record: AdminVenuePayout }) => (
  <>
    <ShowTitle status={{ subject: 'venuePayout', value: row.state }}>
      {formatRupiah(row.amount)} · {row.venueName}
    </ShowTitle>
    <Row>
      <RecordActions plans={payOutPlans} />
    </Row>
    <Facts>
      <Fact source="startsAt">
        <MuiLink component={Link} to={`/venue-bookings/${row.slotUid}/show`}>
          {formatDateTime(row.startsAt)}
        </MuiLink>
      </Fact>
      <CustomerFact of={row} />
      <PayoutFacts of={row} />
    </Facts>
    {row.proofUrl && <PictureViewer key={row.id} url={row.proofUrl} what={row.venueName} />}
  </>
);
