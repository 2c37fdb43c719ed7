import CancelIcon from '@mui/icons-material/Cancel';
import { Link as MuiLink, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { DataTable, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { AdminVenueBooking } from '#contracts/products/venues/venues.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { DeadlineFact } from '../../platform/fields/deadline';
import type { ActionPlans } from '../../platform/actions/action-plan';
import { RecordActions } from '../../platform/actions/record-actions';
import { ReasonDialog } from '../../platform/actions/simple-dialogs';
import { DateTimeField, MoneyField, StatusField } from '../../platform/fields/fields';
import { formatDateTime } from '../../platform/fields/format';
import { StatusChip } from '../../platform/fields/status-chip';
import { ConsoleList } from '../../platform/lists/console-list';
import { ConsoleShow } from '../../platform/records/console-show';
import { DateTimeFact, Fact, Facts, TranslatedFact } from '../../platform/records/facts';
import { ShowTitle } from '../../platform/records/show-title';
import { Row } from '../../platform/ui/row';
import { TitledSection } from '../../platform/ui/titled-section';

const plans: ActionPlans = { cancel: { icon: <CancelIcon />, danger: true, dialog: ReasonDialog } };
const Column = DataTable.Col<AdminVenueBooking>;
const STATES = ['held', 'open', 'confirmed', 'played', 'missed', 'lapsed', 'cancelled'] as const;
const choices = [
  { label: 'console.all', filter: {} },
  ...STATES.map((state) => ({ label: `status.slot.${state}`, filter: { state } })),
];
const placesOf = ({ paid, players }: AdminVenueBooking) => `${paid}/${players}`;

export const BookingList = () => (
  <ConsoleList
    sort={{ field: 'startsAt', order: 'DESC' }}
    choices={choices}
    small={{
      primaryText: (row: AdminVenueBooking) => `${row.venueName} · ${formatDateTime(row.startsAt)}`,
      secondaryText: (row: AdminVenueBooking) => (
        <>
          {row.bookerName} · {placesOf(row)}
          <br />
          <StatusChip subject="slot" value={row.state} />
        </>
      ),
    }}
  >
    <Column source="startsAt" field={DateTimeField} />
    <Column source="venueName" disableSort />
    <Column source="bookerName" disableSort />
    <Column source="paid" disableSort align="right" render={placesOf} />
    <Column source="price" disableSort align="right" field={MoneyField} />
    <Column source="state" disableSort>
      <StatusField source="state" subject="slot" />
    </Column>
  </ConsoleList>
);

export const BookingShow = () => <ConsoleShow of={BookingDetail} />;

const BookingDetail = ({ record: row }: { record: AdminVenueBooking }) => (
  <>
    <ShowTitle status={{ subject: 'slot', value: row.state }}>
      {row.venueName} · {formatDateTime(row.startsAt)}
    </ShowTitle>
    <Row>
      <RecordActions plans={plans} />
    </Row>
    <Facts>
      <Fact source="venueName">
        <MuiLink component={Link} to={`/venues/${row.venueUid}/show`}>
          {row.venueName}
        </MuiLink>
      </Fact>
      <Fact source="bookerName">
        <MuiLink component={Link} to={`/customers/${row.bookerUid}/show`}>
          {row.bookerName}
        </MuiLink>
      </Fact>
      <DateTimeFact source="startsAt" iso={row.startsAt} />
      <DateTimeFact source="endsAt" iso={row.endsAt} />
      <DeadlineFact source="cutoffAt" iso={row.cutoffAt} />
      <Fact source="price">{formatRupiah(row.price)}</Fact>
      <TranslatedFact source="shared" />
      <Fact source="paid">{placesOf(row)}</Fact>
      {row.reason && <Fact source="reason">{row.reason}</Fact>}
    </Facts>
    <Shares row={row} />
  </>
);

const Shares = ({ row: { shares } }: { row: AdminVenueBooking }) => {
  const translate = useTranslate();
  const column = (name: string) => translate(`venues.shares.${name}`);
  return (
    <TitledSection title={column('title')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {['order', 'customer', 'kind', 'places', 'amount', 'state'].map((name) => (
              <TableCell key={name}>{column(name)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {shares.map(({ orderUid, orderNumber, customerName, kind, places, amount, state }) => (
            <TableRow key={orderUid}>
              <TableCell>
                <MuiLink component={Link} to={`/orders/${orderUid}/show`}>
                  {orderNumber}
                </MuiLink>
              </TableCell>
              <TableCell>{customerName}</TableCell>
              <TableCell>{column(kind)}</TableCell>
              <TableCell>{places}</TableCell>
              <TableCell>{formatRupiah(amount)}</TableCell>
              <TableCell>
                <StatusChip subject="place" value={state} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TitledSection>
  );
};
