import { DataTable } from 'react-admin';
import type { AdminNotification } from '#contracts/messages/notifications.admin.http';
import { DateTimeField } from '../../platform/fields/fields';
import { formatDateTime } from '../../platform/fields/format';
import { NoWrapOrderNumbers } from '../../platform/fields/no-wrap';
import { StatusChip } from '../../platform/fields/status-chip';
import { NewestRecords } from '../../platform/lists/newest-records';

const Column = DataTable.Col<AdminNotification>;

/** The newest messages to the customer on the page, and whether they were sent and read. */
export const MessageSection = () => (
  <NewestRecords
    resource="notifications"
    target="customerUid"
    most={10}
    small={{
      primaryText: (message: AdminNotification) => message.title,
      secondaryText: (message: AdminNotification) => (
        <>
          {formatDateTime(message.createdAt)}
          <br />
          <StatusChip subject="email" value={message.emailState} />
        </>
      ),
    }}
  >
    <Column source="createdAt" disableSort field={DateTimeField} />
    <Column source="title" disableSort render={({ title }) => <NoWrapOrderNumbers>{title}</NoWrapOrderNumbers>} />
    <Column
      source="emailState"
      disableSort
      render={({ emailState }) => <StatusChip subject="email" value={emailState} />}
    />
    <Column source="readAt" disableSort field={DateTimeField} />
  </NewestRecords>
);
