import SpeakerNotesIcon from '@mui/icons-material/SpeakerNotes';
import SpeakerNotesOffIcon from '@mui/icons-material/SpeakerNotesOff';
import UndoIcon from '@mui/icons-material/Undo';
import { Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import type { AdminDonation } from '#contracts/products/giving/giving.admin.http';
import { DONATION_STATES } from '#domain/products/giving/donation';
import { formatRupiah } from '#domain/platform/sen';
import { CustomerFact } from '../../../identity/shared/customer-fact';
import type { ActionPlans } from '../../../platform/actions/action-plan';
import { RecordActions } from '../../../platform/actions/record-actions';
import { ConfirmDialog, ReasonDialog } from '../../../platform/actions/simple-dialogs';
import { CodeField, DateTimeField, MoneyField, StatusField } from '../../../platform/fields/fields';
import { StatusChip } from '../../../platform/fields/status-chip';
import { ConsoleList } from '../../../platform/lists/console-list';
import { ConsoleShow } from '../../../platform/records/console-show';
import { DateTimeFact, Fact, Facts, TranslatedFact } from '../../../platform/records/facts';
import { RecordLink } from '../../../platform/records/record-link';
import { ShowTitle } from '../../../platform/records/show-title';
import { Row } from '../../../platform/ui/row';
import { TitledSection } from '../../../platform/ui/titled-section';
import { OrderFact } from '../../../sales/shared/order-fact';
import { OneLineField } from '../../../platform/fields/one-line';

const plans: ActionPlans = {
  'show-message': { icon: <SpeakerNotesIcon />, dialog: ConfirmDialog },
  'hide-message': { icon: <SpeakerNotesOffIcon />, aside: true, dialog: ConfirmDialog },
  refund: { icon: <UndoIcon />, danger: true, dialog: ReasonDialog },
};
const Column = DataTable.Col<AdminDonation>;
const choices = [
  { label: 'console.all', filter: {} },
  { label: 'giving.messagesToRead', filter: { messageState: 'waiting', state: 'received' } },
  ...DONATION_STATES.map((state) => ({ label: `status.donation.${state}`, filter: { state } })),
];

export const DonationList = () => (
  <ConsoleList
    sort={{ field: 'createdAt', order: 'DESC' }}
    choices={choices}
    small={{
      primaryText: (row: AdminDonation) => row.customerName,
      tertiaryText: (row: AdminDonation) => formatRupiah(row.amount),
      secondaryText: (row: AdminDonation) => (
        <>
          {row.causeName} · {row.orderNumber}
          <br />
          <StatusChip subject="donation" value={row.state} />
        </>
      ),
    }}
  >
    <Column source="createdAt" field={DateTimeField} />
    <Column source="orderNumber" disableSort field={CodeField} />
    <Column source="customerName" disableSort field={OneLineField} />
    <Column source="causeName" disableSort />
    <Column source="amount" disableSort align="right" field={MoneyField} />
    <Column source="messageState" disableSort>
      <StatusField source="messageState" subject="donationMessage" />
    </Column>
    <Column source="state" disableSort>
      <StatusField source="state" subject="donation" />
    </Column>
  </ConsoleList>
);

export const DonationShow = () => <ConsoleShow of={DonationDetail} />;

const DonationDetail = ({ record: row }: { record: AdminDonation }) => (
  <>
    <ShowTitle status={{ subject: 'donation', value: row.state }}>
      {formatRupiah(row.amount)} · {row.customerName}
    </ShowTitle>
    <Row>
      <RecordActions plans={plans} />
    </Row>
    <Facts>
      <OrderFact of={row} />
      <CustomerFact of={row} />
      <Fact source="causeName">
        <RecordLink resource="causes" id={row.causeUid}>
          {row.causeName}
        </RecordLink>
      </Fact>
      {row.shares > 0 && <Fact source="shares">{row.shares}</Fact>}
      <TranslatedFact source="anonymous" />
      <DateTimeFact source="createdAt" iso={row.createdAt} />
      <DateTimeFact source="receivedAt" iso={row.receivedAt} />
    </Facts>
    {row.message && (
      <TitledSection title="giving.message">
        <StatusChip subject="donationMessage" value={row.messageState} />
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{row.message}</Typography>
      </TitledSection>
    )}
  </>
);
