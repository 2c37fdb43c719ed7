import ForwardToInboxIcon from '@mui/icons-material/ForwardToInbox';
import { Alert, Box, Typography } from '@mui/material';
import { DataTable, useTranslate } from 'react-admin';
import type { AdminInvitation } from '#contracts/products/subscriptions/access.admin.http';
import { planText } from '../../../catalogue/shared/plan';
import { BulkActionButton } from '../../../platform/actions/bulk-action-button';
import { Age, CodeField, DateTimeField, StatusField } from '../../../platform/fields/fields';
import { StatusChip } from '../../../platform/fields/status-chip';
import { ConsoleList } from '../../../platform/lists/console-list';
import { DayInput } from '../../../platform/lists/day-input';
import { newestFirst, oldestFirst } from '../../../platform/lists/filter-choice';
import { OneLineField } from '../../../platform/fields/one-line';

const Column = DataTable.Col<AdminInvitation>;

const choices = [
  { label: 'status.invitation.to-invite', filter: { state: 'to-invite' }, sort: oldestFirst('since') },
  { label: 'status.invitation.sent', filter: { state: 'sent' }, sort: oldestFirst('since') },
  { label: 'status.invitation.accepted', filter: { state: 'accepted' }, sort: newestFirst('since') },
];
const filters = [<DayInput key="from" source="from" />, <DayInput key="until" source="until" />];

/** Seats of plans whose provider invites by e-mail, the longest waiting first. */
export const InvitationList = () => (
  <ConsoleList
    filterDefaultValues={{ state: 'to-invite' }}
    filters={filters}
    sort={oldestFirst('since')}
    choices={choices}
    table={{ hiddenColumns: ['state', 'sentAt'], bulkActionButtons: <InvitationBulkActions /> }}
    small={{
      primaryText: (row: AdminInvitation) => `${row.customerName} · ${row.groupName}`,
      secondaryText: (row: AdminInvitation) => (
        <>
          {row.accountEmail} · <Age iso={row.since} />
          <br />
          <StatusChip subject="invitation" value={row.state} />
        </>
      ),
    }}
  >
    <Column source="since" render={(row) => <Age iso={row.since} />} />
    <Column source="customerName" disableSort field={OneLineField} />
    <Column source="accountEmail" disableSort render={(row) => row.accountEmail || '–'} />
    <Column label="resources.invitations.fields.plan" disableSort render={planText} />
    <Column source="groupName" disableSort field={OneLineField} />
    <Column source="hostName" disableSort render={(row) => row.hostName ?? '–'} />
    <Column source="orderNumber" disableSort field={CodeField} />
    <Column source="state" disableSort>
      <StatusField source="state" subject="invitation" />
    </Column>
    <Column source="sentAt" disableSort field={DateTimeField} />
  </ConsoleList>
);

/** Records that the selected members were invited at the provider. */
const InvitationBulkActions = () => (
  <BulkActionButton<AdminInvitation>
    action="send"
    icon={<ForwardToInboxIcon />}
    preview={(rows, troubleOf) => rows.map((row) => <Invited key={row.id} row={row} trouble={troubleOf(row)} />)}
  />
);

const Invited = ({ row, trouble }: { row: AdminInvitation; trouble: string | null | undefined }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ mb: 1 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {row.customerName} · {row.accountEmail} · {row.groupName}
      </Typography>
      {trouble && <Alert severity="error">{trouble}</Alert>}
      {trouble === null && <Alert severity="success">{translate('actions.invitations.send.done')}</Alert>}
    </Box>
  );
};
